import { readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { leadMailKinds, mailName } from '../outbox/mail-name';

/** Folders in which mails and texts are kept where no server takes them. */
export interface MessageFolders {
  mail: string;
  sms: string;
}

/** What leads to the messages of people on a site. */
export interface MessageOwner {
  site: string;
  leads: readonly number[];
  alerts: readonly string[];
  /** In lower case. */
  emails: readonly string[];
  /** Normalised; null where messages are found by their lead only. */
  phone: string | null;
}

const namesIn = (folder: string): Promise<string[]> =>
  folder === '' ? Promise.resolve([]) : readdir(folder).catch(() => []); // nothing was kept yet

const headOf = (mail: string): string => mail.slice(0, mail.search(/\r?\n\r?\n/));

/** Paths of the mails and texts of a person. */
export async function findMessages(folders: MessageFolders, owner: MessageOwner): Promise<string[]> {
  const { site, leads, alerts, emails, phone } = owner;
  const names = new Set([
    ...leads.flatMap((id) => leadMailKinds.map((kind) => `${mailName(site, kind, id)}.eml`)),
    ...alerts.map((id) => `${mailName(site, 'alert', id)}.eml`),
  ]);
  const found: string[] = [];
  for (const name of await namesIn(folders.mail)) {
    const path = join(folders.mail, name);
    if (names.has(name)) found.push(path);
    else if (name.startsWith(mailName(site, 'alert', '')) && emails.length > 0) {
      // Alerts are forgotten before their mails.
      const to = /^to:(.*)$/im
        .exec(headOf(await readFile(path, 'utf8')))?.[1]
        ?.trim()
        .toLowerCase();
      if (to !== undefined && emails.includes(to)) found.push(path);
    }
  }
  if (phone === null) return found;
  for (const name of await namesIn(folders.sms)) {
    const path = join(folders.sms, name);
    const head = headOf(await readFile(path, 'utf8')).split('\n');
    if (head.includes(`Site: ${site}`) && head.includes(`To: ${phone}`)) found.push(path);
  }
  return found;
}

/** Removes messages; one that is gone already is no error. */
export async function removeMessages(paths: readonly string[]): Promise<void> {
  for (const path of paths) await rm(path, { force: true });
}

/** Milliseconds after which a message that was not written to its end never will be. */
const partialMs = 60_000;

/** Removes what a killed process left of messages that it was writing. */
export async function sweepPartialMessages(folders: MessageFolders): Promise<void> {
  for (const folder of [folders.mail, folders.sms]) {
    for (const name of await namesIn(folder)) {
      if (!name.endsWith('.partial')) continue;
      const path = join(folder, name);
      // Another process of the platform may be writing it at this moment.
      const changedAt = await stat(path).then(
        ({ mtimeMs }) => mtimeMs,
        () => Date.now(),
      );
      if (Date.now() - changedAt > partialMs) await rm(path, { force: true });
    }
  }
}
