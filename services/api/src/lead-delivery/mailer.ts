import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import parseAddresses from 'nodemailer/lib/addressparser';
import { sendBySmtp, type ComposedMail, type SmtpLimits } from './smtp';

/** Where leads go. */
export interface MailSettings {
  /** SMTP server, such as `smtps://user:pass@host`; without it mails become files in `folder`. */
  smtpUrl?: string;
  smtpLimits?: SmtpLimits;
  /** Sender of all mails. */
  from: string;
  folder: string;
}

/** One mail; `name` is the same at every attempt, as `messageId` is. */
export interface Mail {
  name: string;
  messageId: string;
  /** Name of the sender, where a shopper reads it: the site, not the installation. */
  senderName?: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  /** The same for people whose program shows HTML. */
  html?: string;
  /** Calendar file to attach. */
  calendar?: { filename: string; content: string };
  /** Headers besides those that every mail has. */
  headers?: Readonly<Record<string, string>>;
  date: Date;
}

export type SendMail = (mail: Mail) => Promise<void>;

const defaultLimits: SmtpLimits = { setupMs: 10_000, silenceMs: 25_000, wholeMs: 45_000 };

/** The installation's address under a name of its own. */
const sentBy = (name: string, from: string): { name: string; address: string } => ({
  name,
  address: parseAddresses(from, { flatten: true })[0]?.address ?? from,
});

/** Writes mails as they go over the line. */
const composer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

async function compose(mail: Mail, from: string): Promise<ComposedMail> {
  const { senderName, to, replyTo, subject, text, html, calendar, headers, date, messageId } = mail;
  const { message, envelope } = await composer.sendMail({
    from: senderName === undefined ? from : sentBy(senderName, from),
    to,
    replyTo,
    subject,
    text,
    // Readable in the source of a mail, where base64 is not.
    textEncoding: 'quoted-printable',
    ...(html === undefined ? {} : { html }),
    ...(calendar
      ? { attachments: [{ ...calendar, contentType: 'text/calendar; charset=utf-8; method=PUBLISH' }] }
      : {}),
    date,
    messageId,
    // The dealer's system does not answer.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
  });
  if (!Buffer.isBuffer(message) || !envelope.from)
    throw new Error('service-api: the mail was not built as one piece.');
  return { message, envelope: { from: envelope.from, to: envelope.to } };
}

/**
 * Sends mails by SMTP where a server is configured; else writes each to a file `{name}.eml`, whole or not at all,
 * over the one an earlier attempt left.
 */
export function createMailer({ smtpUrl, smtpLimits = defaultLimits, from, folder }: MailSettings): SendMail {
  if (smtpUrl) return async (mail) => sendBySmtp(smtpUrl, smtpLimits, await compose(mail, from));
  return async (mail) => {
    const { message } = await compose(mail, from);
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${mail.name}.eml`);
    const partial = `${file}.${process.pid}.partial`;
    await writeFile(partial, message, { mode: 0o600 });
    await rename(partial, file);
  };
}
