import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from '../logger';
import type { Sms } from './sms';

/** Messages that are read back, newest first. */
const mostListed = 50;

const masked = (phone: string): string => `…${phone.slice(-3)}`;

/** Keeps a message instead of sending it: a file, and a line in the log, for development (D-12). */
export async function keepSms(folder: string, log: Logger, sms: Sms): Promise<void> {
  await mkdir(folder, { recursive: true });
  const at = sms.at.toISOString();
  const file = join(folder, `${at.replace(/[:.]/g, '-')}-${sms.id}.txt`);
  const partial = `${file}.${process.pid}.partial`;
  const content = `Site: ${sms.site}\nDate: ${at}\nTo: ${sms.to}\n\n${sms.text}\n`;
  await writeFile(partial, content, { mode: 0o600 });
  await rename(partial, file);
  log.warn(
    { site: sms.site, to: masked(sms.to), text: sms.text.split('\n')[0], file },
    'No SMS service is set, so a message was kept in a file.',
  );
}

/** Kept messages of a site as they are in their files, newest first. */
export async function keptSms(folder: string, site: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []); // nothing was kept yet
  const newest = names
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .reverse();
  const found: string[] = [];
  for (const name of newest) {
    if (found.length === mostListed) break;
    const text = await readFile(join(folder, name), 'utf8');
    if (text.startsWith(`Site: ${site}\n`)) found.push(text);
  }
  return found;
}
