import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSiteStore } from 'service-api';
import { contrastRatio } from 'shared-ui/theme';
import { silentLog } from '../silent-log';
import { root } from '../repository';
import { checkSites } from '../site-check/check-sites';
import { exampleAnswers } from '../testing/example-answers';
import { addSite } from './add-site';
import { dealerKinds, readAnswers, type RawAnswers } from './answers';
import { readableBrandColour } from './brand-colour';

const now = new Date('2026-11-25T00:00:00Z');
const given = (changes: RawAnswers = {}) =>
  readAnswers({ ...exampleAnswers, colour: '#ffd400', hosts: 'redback.localhost', ...changes });

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sites-'));
  for (const name of ['_templates', 'summit-subaru', 'apex-group'])
    await cp(join(root, 'sites', name), join(folder, name), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test.each(dealerKinds)(
  '[DEL-011] the new site of a %s dealer has no finding of the site check',
  async (kind) => {
    await addSite(folder, given({ kind }), now);
    const store = await createSiteStore({ folder, log: silentLog });
    await store.close();
    const reports = await checkSites(store, now);
    expect(store.refused()).toEqual([]);
    expect(reports.find(({ site }) => site === 'redback-motorcycles')).toEqual({
      site: 'redback-motorcycles',
      findings: [],
    });
  },
);

test.each(dealerKinds)(
  '[DEL-011] the new site of a %s dealer calls its stock so, everywhere',
  async (kind) => {
    await addSite(folder, given({ kind }), now);
    const store = await createSiteStore({ folder, log: silentLog });
    await store.close();
    const site = store.bySlug('redback-motorcycles');
    expect(site?.config.stock.noun).toBe(kind);
    expect(site?.config.site.navigation.map(({ label }) => label)).toContain(
      `${kind.charAt(0).toUpperCase()}${kind.slice(1)}s`,
    );
    const texts = JSON.stringify([site?.config.home, site?.config.footer, site?.config.pages]);
    if (kind !== 'car') expect(texts.replaceAll(/"(?:\/|picture:)[^"]*"/g, '')).not.toMatch(/\bcars?\b/i);
  },
);

test.each<[string, RawAnswers, string]>([
  [
    'a name that is a site already',
    { name: 'Summit Subaru' },
    'name: there is already a site "summit-subaru"',
  ],
  ['a host of another site', { hosts: 'summit.localhost' }, 'hosts: "summit.localhost" already belongs'],
])('[DEL-011] %s is refused, and nothing is written', async (_case, changes, message) => {
  const before = await readdir(folder);
  await expect(addSite(folder, given(changes), now)).rejects.toThrow(message);
  expect(await readdir(folder)).toEqual(before);
});

test('[DEL-011] a host in a broken site.json is taken too', async () => {
  await writeFile(join(folder, 'summit-subaru/site.json'), '{ "hosts": ["summit.localhost"], ');
  await expect(addSite(folder, given({ hosts: 'summit.localhost' }), now)).rejects.toThrow('hosts: ');
});

test('[UI-027] a brand colour too light for white is darkened, another one stays', () => {
  expect(contrastRatio(readableBrandColour('#ffd400'), '#ffffff')).toBeGreaterThanOrEqual(3);
  expect(readableBrandColour('#C2410C')).toBe('#c2410c');
  expect(readableBrandColour('#036')).toBe('#003366');
});
