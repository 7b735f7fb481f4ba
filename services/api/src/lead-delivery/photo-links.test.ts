import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import sharp from 'sharp';
import { adfProblems } from '../testing/adf-document-type';
import { carPhoto } from '../testing/photos';
import { startProviderServer, type ProviderServer } from '../testing/provider-server';
import { noAlerts } from '../testing/no-alerts';
import { START } from '../testing/test-platform';
import { startTradeInFixture, type TradeInFixture } from '../testing/trade-in-fixture';
import { deliverDue } from './deliver';
import { createMailer } from './mailer';

const dayMs = 86_400_000;
const secret = `whsec_${Buffer.from('a secret of 24 bytes.....').toString('base64')}`;
let fixture: TradeInFixture;
let webhook: ProviderServer;
beforeAll(async () => {
  webhook = await startProviderServer();
  webhook.answer({ json: {} });
  fixture = await startTradeInFixture({ webhook: webhook.settings.url });
}, 120_000);
afterAll(async () => {
  await fixture.platform.close();
  await webhook.close();
});
beforeEach(() => {
  fixture.platform.clock.now = START;
  webhook.requests.length = 0;
});

const mailFolder = () => join(fixture.platform.home, 'mail');
const deliver = () => {
  const { database, sites, clock, log } = fixture.platform;
  const sendMail = createMailer({ from: 'leads@forecourt.example', folder: mailFolder() });
  const webhookSecrets = { 'alpha-yard': secret };
  return deliverDue({
    db: database.db,
    sites,
    sendMail,
    webhookSecrets,
    now: () => clock.now,
    log,
    ...noAlerts,
  });
};

/** A lead with so many photos, delivered: the links of its mail and of its webhook. */
async function delivered(photoCount: number) {
  const { id, lead_id } = await fixture.value();
  for (let count = 0; count < photoCount; count += 1) {
    const body = new Uint8Array(await carPhoto({ red: count * 40 }));
    await fixture.call('addTradeInPhoto', { params: { id }, body });
  }
  await fixture.complete(id);
  await deliver();
  const mail = await PostalMime.parse(await readFile(join(mailFolder(), `alpha-lead-${lead_id ?? 0}.eml`)));
  const text = mail.text ?? '';
  const [request] = webhook.requests;
  const sent = request?.body as { data: { trade_in: { photos: string[] } } } | undefined; // as the webhook is documented
  return {
    id,
    text,
    // In the words for people and in the ADF document.
    links: [...new Set(text.match(/https:\S+\/trade-in-photos\/[^\s<]+/g) ?? [])],
    webhook: sent?.data.trade_in.photos,
  };
}

const open = (url: string, host = 'alpha.localhost') =>
  fixture.platform.fastify.inject({ url: new URL(url).pathname, headers: { host } });

describe('photos of a trade-in in its lead', () => {
  test('are links that open the pictures, in the mail and in the webhook', async () => {
    const lead = await delivered(2);
    expect(lead.text).toContain('Photos: https://alpha.example/api/trade-in-photos/');
    expect(adfProblems(lead.text)).toEqual([]);
    expect(lead.links).toHaveLength(2);
    expect(lead.webhook).toEqual(lead.links);
    for (const link of lead.links) {
      const { statusCode, headers, rawPayload } = await open(link);
      expect([statusCode, headers]).toMatchObject([
        200,
        {
          'content-type': 'image/jpeg',
          'content-disposition': 'inline',
          'cache-control': 'private, no-store',
          'x-content-type-options': 'nosniff',
        },
      ]);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 640, height: 480 });
    }
  });

  test('are no line of a lead without any', async () => {
    const lead = await delivered(0);
    expect([lead.text.includes('Photos:'), lead.webhook]).toEqual([false, []]);
  });

  test('open for 30 days, and with their own signature on their own site only', async () => {
    const { links } = await delivered(2);
    const [link = '', other = ''] = links;
    const parts = new URL(link).pathname.split('/');
    const [signature = '', until = '', photo = ''] = parts.toReversed();
    const [otherSignature = ''] = other.split('/').toReversed();
    const path = (changes: { photo?: string; until?: string; signature?: string }) =>
      [
        'https://alpha.example/api/trade-in-photos',
        changes.photo ?? photo,
        changes.until ?? until,
        changes.signature ?? signature,
      ].join('/');
    expect((await open(path({}))).statusCode).toBe(200);
    for (const url of [
      path({ signature: otherSignature }),
      path({ signature: signature.slice(1) }),
      path({ signature: signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) }),
      path({ until: String(Number(until) + 1) }),
      path({ until: 'x' }),
      path({ photo: 'x' }),
    ]) {
      const { statusCode, headers, body } = await open(url);
      expect([url, statusCode, body]).toEqual([url, 404, 'This photo is no longer available.']);
      expect(headers['content-type']).toBe('text/plain; charset=utf-8');
    }
    expect((await open(link, 'beta.localhost')).statusCode).toBe(404);
    fixture.platform.clock.now = new Date(START.getTime() + 30 * dayMs - 1000);
    expect((await open(link)).statusCode).toBe(200);
    fixture.platform.clock.now = new Date(START.getTime() + 30 * dayMs);
    expect((await open(link)).statusCode).toBe(404);
  });

  test('no longer open once the shopper has removed them', async () => {
    const { id, links } = await delivered(1);
    const { photos } = (await fixture.call('getValuation', { params: { id } })).body;
    await fixture.call('removeTradeInPhoto', { params: { id, photo: photos[0] ?? '' } });
    expect((await open(links[0] ?? '')).statusCode).toBe(404);
  });
});
