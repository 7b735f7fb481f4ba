import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { createMailer } from './mailer';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The sender of a mail of a site, as a mail program shows it. */
async function senderOf(senderName: string, from: string) {
  await createMailer({ from, folder })({
    name: 'a-mail',
    messageId: '<a-mail@alpha.example>',
    senderName,
    to: 'ada@example.com',
    replyTo: 'alpha-yard@dealer.example',
    subject: 'A subject',
    text: 'A text',
    date: new Date('2026-11-20T02:00:00Z'),
  });
  return PostalMime.parse(await readFile(join(folder, 'a-mail.eml')));
}

test.each([
  'Alpha Motors',
  'Müller & Söhne "Autos", Pty Ltd',
  'O\'Brien, "The" Cars (Bris) <x@evil.example>',
  '日本 Motors; back\\slash',
  'a@b.example',
])('a mail of the site %j has it as the name of its sender', async (name) => {
  expect((await senderOf(name, 'Forecourt <leads@forecourt.example>')).from).toEqual({
    name,
    address: 'leads@forecourt.example',
  });
});

test.each([
  'leads@forecourt.example',
  '<leads@forecourt.example>',
  '"Forecourt, <the> platform" <leads@forecourt.example>',
  'leads@forecourt.example (Forecourt)',
])('a mail is sent by the address of MAIL_FROM=%s', async (from) => {
  expect((await senderOf('Alpha', from)).from).toEqual({ name: 'Alpha', address: 'leads@forecourt.example' });
});
