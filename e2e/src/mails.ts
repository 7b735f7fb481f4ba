import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The mails that hold a text, from the platform's outgoing folder. */
export async function mailsWith(text: string): Promise<string[]> {
  const folder = join(process.env['E2E_HOME'] ?? '', 'mail');
  const names = await readdir(folder).catch(() => []); // made with the first mail
  const mails = await Promise.all(
    names.filter((name) => name.endsWith('.eml')).map((name) => readFile(join(folder, name), 'utf8')),
  );
  // Quoted-printable breaks long lines in the middle of a word.
  return mails.map((mail) => mail.replace(/=\n/g, '')).filter((mail) => mail.includes(text));
}
