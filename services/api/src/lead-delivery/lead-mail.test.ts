import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { XMLValidator } from 'fast-xml-parser';
import PostalMime from 'postal-mime';
import { pictureRef } from 'shared-contracts/images';
import { formTypes, leadFormValuesSchema, type LeadFormValues } from 'shared-contracts/entities/lead';
import { htmlAttacks, makeLeadValues } from 'shared-contracts/testing';
import { categoryOf } from '../leads/categories';
import { adfProblems } from '../testing/adf-document-type';
import { leadVehicle, makeLeadRecord, makeMailSite } from '../testing/lead-record';
import { acceptanceMail, leadMail } from './lead-mail';
import type { LeadRecord } from './lead-record';
import { createMailer, type Mail } from './mailer';

const site = makeMailSite();
const hash = 'a'.repeat(32);
const noCar = { ...makeLeadRecord().facts, vehicle: null };
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-mail-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The mail as a mail program reads it. */
async function receive(mail: Mail) {
  await createMailer({ from: 'Forecourt <leads@forecourt.example>', folder })(mail);
  return PostalMime.parse(await readFile(join(folder, `${mail.name}.eml`)));
}

/** Elements with the names of their attributes, in order: what values must not change. */
const structureOf = (html: string): string[] =>
  [...html.matchAll(/<(\/?[a-z!][a-z0-9]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*\/?>/gi)]
    .map(([, name = '', attributes = '']) => `${name}${attributes.replace(/="[^"]*"/g, '')}`)
    .filter((tag) => tag !== 'br');

describe('the mail of a lead', () => {
  test('is one for systems and people: ADF with a readable comment as text, the same for people as HTML', async () => {
    const lead = makeLeadRecord({
      picture: pictureRef(hash),
      values: makeLeadValues({ message: 'Is it -- still -> there?', request_text: 'The boot' }),
    });
    const mail = await receive(leadMail(lead, site, false));
    expect(mail.attachments).toEqual([]);
    const text = mail.text ?? '';
    expect(adfProblems(text)).toEqual([]);
    expect(text.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<?adf version="1.0"?>\n<!--\n')).toBe(
      true,
    );
    const [, comment = ''] = /<!--\n([\s\S]*?)\n-->/.exec(text) ?? [];
    expect(comment.split('\n')).toEqual([
      'Sales Enquiry', '',
      'Ada Lovelace', '0412 345 678', 'ada@example.com', 'Postcode 4000', '',
      'Is it - - still -› there?', '',
      '2021 Toyota RAV4', 'GX · $35,990 · 45,000 kms · White', 'Stock number S7',
      'https://alpha.example/cars/2021-toyota-rav4-7', '',
      'Request: The boot',
    ]); // prettier-ignore
    const html = mail.html ?? '';
    for (const part of [
      '>Alpha Motors<',
      '<strong style="font-size:20px;">Ada Lovelace</strong>',
      'href="tel:0412345678"',
      '>0412 345 678</a>',
      'href="mailto:ada%40example.com"',
      'Is it -- still -&gt; there?',
      `src="https://alpha.example/images/600/q80/${hash}"`,
      'alt="2021 Toyota RAV4"',
      'href="https://alpha.example/cars/2021-toyota-rav4-7"',
      'GX · $35,990 · 45,000 kms · White',
      'Stock number S7',
      'The boot',
      '#0b4f9c',
      'Reply to this email to answer Ada.',
      'Lead 12 is one enquiry, however often it arrives.',
    ]) {
      expect(html).toContain(part);
    }
    expect(mail.replyTo).toMatchObject([{ address: 'ada@example.com' }]);
  });

  test('of a test drive gives the time by the clock of the location, and brings the calendar file', async () => {
    const values = makeLeadValues({ appointment_at: '2026-11-24T02:00:00Z' });
    const mail = await receive(
      leadMail(makeLeadRecord({ formType: 'test-drive', category: 'Test Drive', values }), site, false),
    );
    const time = 'Tuesday 24 Nov 2026, 12:00 pm (Brisbane time)';
    expect(mail.html).toContain(`<strong>${time}</strong>`);
    expect(mail.text).toContain(`When: ${time}`);
    expect(mail.attachments).toMatchObject([
      { filename: 'test-drive-12.ics', mimeType: 'text/calendar', method: 'PUBLISH' },
    ]);
    const taken = leadMail(makeLeadRecord({ formType: 'test-drive', values, isTimeOpen: true }), site, false);
    expect(taken.calendar).toBeUndefined();
    expect(taken.html).toContain('This time is already taken.');
    const facts = { ...makeLeadRecord().facts, isTimeOffered: false };
    const other = leadMail(
      makeLeadRecord({ formType: 'test-drive', values, facts, isTimeOpen: true }),
      site,
      false,
    );
    expect(other.html).toContain('This time can’t be booked online, so it isn’t booked.');
  });

  test('has no car where there is none, no picture where the car has none, and no link of what is no phone number', () => {
    const without = leadMail(makeLeadRecord({ facts: noCar, picture: null }), site, false);
    expect([without.subject, without.html?.includes('<img')]).toEqual(['New lead 12: Sales Enquiry', false]);
    const html = leadMail(makeLeadRecord({ values: makeLeadValues({ phone: 'call me' }) }), site, false).html;
    expect([html?.includes('<img'), html?.includes('tel:'), html?.includes('call me')]).toEqual([
      false,
      false,
      true,
    ]);
  });

  test('about an accepted offer is the same lead under a title of its own', () => {
    const acceptedAt = new Date('2026-11-23T05:00:00Z');
    const mail = acceptanceMail(makeLeadRecord(), site, acceptedAt);
    expect(mail.messageId).toBe('<offer-accepted-12@alpha.example>');
    expect(mail.date).toEqual(acceptedAt);
    expect(leadMail(makeLeadRecord(), site, true).date).toEqual(new Date('2026-11-20T02:00:00Z'));
    expect(mail.html).toContain('>Trade-in offer accepted</h1>');
    expect(mail.text).toContain('<prospect status="resend">');
  });
});

describe('hostile values', () => {
  test('no attack of a shopper, a feed or a page becomes an element or attribute of the HTML', () => {
    const lead = (text: string): LeadRecord => {
      const vehicle = {
        ...leadVehicle,
        make: text,
        model: text,
        badge: text,
        colour: text,
        stockNumber: text,
      };
      const values = Object.fromEntries(
        ['name', 'last_name', 'phone', 'email', 'postcode', 'message', 'Rego', 'location', 'offer_name'].map(
          (name) => [name, text],
        ),
      ) as unknown as LeadFormValues; // all texts
      const facts = { ...makeLeadRecord().facts, vehicle };
      const shown = { location: text, category: text, url: text };
      return makeLeadRecord({ values, facts, ...shown, picture: pictureRef(hash) });
    };
    const plain = structureOf(leadMail(lead('x'), site, false).html ?? '');
    expect(plain).toEqual(expect.arrayContaining(['a href style', 'img src width alt style', 'h1 style']));
    for (const attack of htmlAttacks())
      expect(structureOf(leadMail(lead(attack), site, false).html ?? '')).toEqual(plain);
  });

  const oddTexts = [
    '🚗'.repeat(200), '\ud83d', '\udc00x', 'a\u0000b\u0001\u001f\u007f\u0085', '\u202eevil\u2066', 'é'.repeat(50),
    '\r\nBcc: evil@example.com\r\n\r\nbody', '--> <adf> ]]> <!--', '-----', '&amp;&#0;', '=cmd', '\ufffe\uffff', `e${'\u0301'.repeat(1000)}`,
  ]; // prettier-ignore
  const text = fc.oneof(
    fc.constantFrom(...oddTexts),
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.string({ maxLength: 60 }),
  );
  const textNames = Object.entries(leadFormValuesSchema.shape)
    .filter(([name]) => leadFormValuesSchema.safeParse({ ...makeLeadValues(), [name]: 'text' }).success)
    .map(([name]) => name);
  const values = fc
    .record(Object.fromEntries(textNames.map((name) => [name, text])), { requiredKeys: [] })
    // What the API lets through as an address and a time.
    .map((odd) => ({ ...makeLeadValues(), ...odd, email: 'ada@example.com' }));
  const vehicle = fc.option(
    fc.record({ make: text, model: text, badge: text, colour: text, vin: text, stockNumber: text }),
  );
  const tradeIn = (words: string): LeadRecord['tradeIn'] => ({
    rego: '123ABC', regoState: 'QLD', offer: 9000, reason: null, range: { low: 8000, high: 10_000 },
    vehicle: { year: 2019, make: words, model: words, badge: words, kms: 90_000, kmsAssumed: false },
    answers: null, photos: ['https://alpha.example/api/trade-in-photos/1'], validUntil: '2026-11-27T02:00:00Z', acceptedAt: null,
  }); // prettier-ignore

  test.each([...formTypes, 'reservation' as const])(
    'of %s: the ADF document is valid, the mail goes to the dealer alone, and every part can be read',
    async (kind) => {
      const formType = kind === 'reservation' ? 'enquiry' : kind;
      const category =
        kind === 'reservation'
          ? { category: 'Reservation', subcategory: null }
          : categoryOf(kind, undefined, true);
      const appointments = fc.constantFrom(undefined, '2026-11-24T12:00:00+10:00', '\r\nDTSTART:1');
      await fc.assert(
        fc.asyncProperty(values, vehicle, text, appointments, async (given, car, words, at) => {
          const lead = makeLeadRecord({
            ...category,
            formType,
            values: { ...given, ...(at === undefined ? {} : { appointment_at: at }) },
            facts: { ...noCar, vehicle: car && { ...leadVehicle, ...car } },
            url: words,
            tradeIn: kind === 'trade-in' ? tradeIn(words) : null,
          });
          const mail = await receive(leadMail(lead, site, false));
          const xml = mail.text ?? '';
          expect([XMLValidator.validate(xml), adfProblems(xml)]).toEqual([true, []]);
          expect(xml.replace(/<!--[\s\S]*?-->/g, '').match(/<prospect/g)).toHaveLength(1);
          expect([mail.to, mail.cc, mail.bcc]).toMatchObject([
            [{ address: 'alpha-yard@dealer.example' }],
            undefined,
            undefined,
          ]);
          expect(mail.headers.map(({ key }) => key).toSorted()).toEqual([
            'auto-submitted', 'content-type', 'date', 'from', 'message-id', 'mime-version', 'reply-to', 'subject', 'to',
          ]); // prettier-ignore
          expect(mail.html).toContain('Lead 12 is one enquiry');
        }),
        { numRuns: 60 },
      );
    },
  );
});
