import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';

/** Where leads go. */
export interface MailSettings {
  /** SMTP server, such as `smtps://user:pass@host`; without it mails become files in `folder`. */
  smtpUrl?: string;
  /** Sender of all mails. */
  from: string;
  folder: string;
}

/** One mail; `name` is the same at every attempt, as `messageId` is. */
export interface Mail {
  name: string;
  messageId: string;
  to: string;
  replyTo: string;
  subject: string;
  text: string;
  html?: string;
  /** Headers besides those that every mail has. */
  headers?: Readonly<Record<string, string>>;
  date: Date;
}

export type SendMail = (mail: Mail) => Promise<void>;

/** Milliseconds for each phase of a conversation with the mail server. */
const smtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 25_000 };

const fieldsOf = (mail: Mail, from: string) => ({
  from,
  to: mail.to,
  replyTo: mail.replyTo,
  subject: mail.subject,
  text: mail.text,
  ...(mail.html === undefined ? {} : { html: mail.html }),
  date: mail.date,
  messageId: mail.messageId,
  // The dealer's system does not answer.
  headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
});

/**
 * Sends mails by SMTP where a server is configured; else writes each to a file `{name}.eml`, whole or not at all,
 * over the one an earlier attempt left.
 */
export function createMailer({ smtpUrl, from, folder }: MailSettings): SendMail {
  if (smtpUrl) {
    return async (mail) => {
      const transport = createTransport({ url: smtpUrl, ...smtpTimeouts });
      try {
        await transport.sendMail(fieldsOf(mail, from));
      } finally {
        transport.close();
      }
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await transport.sendMail(fieldsOf(mail, from));
    if (!Buffer.isBuffer(message)) throw new Error('service-api: the mail was not built as one piece.');
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${mail.name}.eml`);
    const partial = `${file}.${process.pid}.partial`;
    await writeFile(partial, message);
    await rename(partial, file);
  };
}
