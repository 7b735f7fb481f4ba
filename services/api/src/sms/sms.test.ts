import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDealership, recordingLog, startTestPlatform, writeSite } from '../testing/test-platform';
import { openBrowser } from '../testing/sign-in-visitor';
import { recordSms, type SmsRecorder } from '../testing/sms-recorder';
import { createSms } from './create-sms';
import type { Sms } from './sms';

const sms: Sms = {
  id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  site: 'alpha',
  to: '0412345678',
  text: '123456 is your Alpha sign-in code.\n\n@alpha.example #123456',
  at: new Date('2026-11-20T02:00:00Z'),
};
const log = recordingLog();

describe('the HTTP service', () => {
  let service: SmsRecorder;
  beforeEach(async () => {
    service = await recordSms();
  });
  afterEach(() => service.close());
  const send = () => createSms({ service: service.settings, folder: '' }, log)(sms);

  test('[API-035] gets the message as JSON with the key, in the international form', async () => {
    await send();
    expect(service.sent).toEqual([{ id: sms.id, to: '+61412345678', text: sms.text, site: 'alpha' }]);
    expect(service.requests).toEqual([
      expect.objectContaining({
        method: 'POST',
        authorization: 'Bearer sms-key',
        'content-type': 'application/json',
        'idempotency-key': sms.id,
      }),
    ]);
  });

  test.each([429, 503])('is sent once more after %d, with the same id', async (status) => {
    service.next.push(status);
    await send();
    expect(service.requests.map((headers) => headers['idempotency-key'])).toEqual([sms.id, sms.id]);
    expect(service.sent).toHaveLength(1);
  });

  test.each([
    [503, 'not-sent', 2],
    [429, 'not-sent', 2],
    [400, 'not-sent', 1],
    [401, 'not-sent', 1],
    [302, 'not-sent', 1],
    [500, 'unknown', 1],
    [502, 'unknown', 1],
  ])('that answers %d every time: %s, after %d attempts', async (status, outcome, attempts) => {
    service.next.push(status, status, status);
    await expect(send()).rejects.toMatchObject({ name: 'SmsError', outcome });
    expect(service.requests).toHaveLength(attempts);
  });

  test('that is silent is given up after its time and not repeated: the message may be on its way', async () => {
    service.next.push('hang');
    await expect(send()).rejects.toMatchObject({ outcome: 'unknown' });
    expect(service.requests).toHaveLength(1);
  });

  test('that is not there was sent nothing', async () => {
    await service.close();
    await expect(send()).rejects.toMatchObject({ outcome: 'not-sent' });
  });
});

describe('without a service', () => {
  test('[API-035] a message becomes a file that only this user reads, and a line in the log without the number', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-sms-'));
    const own = recordingLog();
    await createSms({ folder: join(folder, 'sms') }, own)(sms);
    const [name = ''] = await readdir(join(folder, 'sms'));
    const file = join(folder, 'sms', name);
    expect(await readFile(file, 'utf8')).toBe(
      `Site: alpha\nDate: 2026-11-20T02:00:00.000Z\nTo: 0412345678\n\n${sms.text}\n`,
    );
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect(own.lines).toEqual([expect.stringContaining('123456 is your Alpha sign-in code.')]);
    expect(own.lines.join('\n')).not.toContain(sms.to);
    await rm(folder, { recursive: true });
  });

  test('kept messages can be seen in development, each site its own, and nowhere else', async () => {
    const dealership = { id: 1, slug: 'alpha-yard' };
    const writeSites = async (folder: string) => {
      const site = { site: { dealerships: [dealership.slug], name: 'A <b> & C' } };
      await writeSite(folder, 'alpha', 1, { site, dealerships: [makeDealership(dealership)] });
      await writeSite(folder, 'beta', 2, { site: { site: { dealerships: [dealership.slug] } } });
    };
    for (const development of [true, false]) {
      const platform = await startTestPlatform(writeSites, { development });
      const page = (site: string) =>
        platform.fastify.inject({ url: '/api/dev/sms', headers: { host: `${site}.localhost` } });
      try {
        if (development) expect((await page('alpha')).body).toContain('None yet.');
        const requested = await openBrowser(platform, []).post('requestCode', { phone: sms.to });
        expect(requested.statusCode).toBe(200);
        const shown = await page('alpha');
        expect(shown.statusCode).toBe(development ? 200 : 404);
        if (!development) continue;
        expect(shown.body).toMatch(/\d{6} is your A &lt;b&gt; &amp; C sign-in code/);
        expect(shown.headers['cache-control']).toBe('no-store');
        expect((await page('beta')).body).toContain('None yet.');
      } finally {
        await platform.close();
      }
    }
  });
});

test('[API-035] with the test code every code is that one', async () => {
  const dealership = { id: 1, slug: 'alpha-yard' };
  const platform = await startTestPlatform(
    (folder) =>
      writeSite(folder, 'alpha', 1, {
        site: { site: { dealerships: [dealership.slug] } },
        dealerships: [makeDealership(dealership)],
      }),
    { signIn: { fixedCode: '123456' } },
  );
  try {
    const visitor = openBrowser(platform, []);
    await visitor.post('requestCode', { phone: sms.to });
    expect((await visitor.post('verifyCode', { phone: sms.to, code: '123456' })).statusCode).toBe(200);
  } finally {
    await platform.close();
  }
});
