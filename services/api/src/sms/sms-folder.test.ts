import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify from 'fastify';
import { recordingLog } from '../testing/test-platform';
import type { SiteBundle } from '../sites/site-bundle';
import type { Sms } from './sms';
import { keepSms, keptSms } from './sms-folder';
import { smsPageRoutes } from './sms-page';

let root: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'forecourt-sms-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

const sms = (changes: Partial<Sms> = {}): Sms => ({
  id: 'a',
  site: 'alpha',
  to: '0412345678',
  text: 'Hello\nthere',
  at: new Date('2026-11-20T02:00:00Z'),
  ...changes,
});

test('a message that is kept is logged with its first line and three digits of its number', async () => {
  const log = recordingLog();
  await keepSms(join(root, 'sms'), log, sms());
  const file = join(root, 'sms', '2026-11-20T02-00-00-000Z-a.txt');
  expect(log.lines).toEqual([
    `warn No SMS service is set, so a message was kept in a file. ${JSON.stringify({ site: 'alpha', to: '…678', text: 'Hello', file })}`,
  ]);
});

test('kept messages of a site are read newest first, fifty at most', async () => {
  const log = recordingLog();
  expect(await keptSms(join(root, 'nothing'), 'alpha')).toEqual([]);
  await keepSms(root, log, sms({ site: 'beta', text: 'other' }));
  for (let day = 1; day <= 3; day += 1) {
    await keepSms(root, log, sms({ text: `day ${day}`, at: new Date(Date.UTC(2026, 10, day)) }));
  }
  await writeFile(join(root, '2027.partial'), 'Site: alpha\n');
  const texts = (await keptSms(root, 'alpha')).map((text) => text.trim().split('\n').at(-1));
  expect(texts).toEqual(['day 3', 'day 2', 'day 1']);
  for (let id = 0; id < 60; id += 1) await writeFile(join(root, `2028-${id}.txt`), 'Site: alpha\n');
  expect(await keptSms(root, 'alpha')).toHaveLength(50);
});

test('the page of kept messages shows each as text, and none of another site', async () => {
  const folder = join(root, 'sms');
  await mkdir(folder);
  const app = Fastify();
  smsPageRoutes(folder)(app, ({ hostname }) =>
    hostname === 'alpha.localhost' ? ({ slug: 'alpha' } as SiteBundle) : undefined,
  );
  const page = async (host = 'alpha.localhost') => (await app.inject({ url: '/dev/sms', headers: { host } })).body;
  expect(await page()).toContain('<p>None yet.</p>');
  await keepSms(folder, recordingLog(), sms({ text: '<b>1 & 2</b>' }));
  await keepSms(folder, recordingLog(), sms({ id: 'b', text: 'second' }));
  expect(await page()).toMatch(/<ol><li><pre>Site: alpha\n[^<]*second\n<\/pre><\/li><li><pre>[^<]*&lt;b&gt;1 &amp; 2&lt;\/b&gt;\n<\/pre><\/li><\/ol>/);
  expect(await page('beta.localhost')).toContain('<p>None yet.</p>');
  await app.close();
}); // prettier-ignore
