import { parseTenantConfig, type TenantConfigResult } from './parse';

const required = {
  site: {
    slug: 'wharf-cars',
    id: 90,
    name: 'Wharf Cars',
    url: 'https://wharf.example',
    hosts: ['wharf.localhost'],
    logo: '/site/logo.svg',
    address: { city: 'Newcastle', state: 'NSW' },
    dealerships: ['wharf'],
  },
};

const popup = {
  id: 'p1',
  title: 'Winter',
  image: '/site/winter.svg',
  href: '/special-offers',
  start: '2026-06-01T08:30:00+10:00',
  expiry: '2026-06-15T17:30:00+10:00',
};

const withSite = (site: object) => ({ site: { ...required.site, ...site } });

const withTerms = (...labels: string[]) => ({
  ...required,
  vehicle: {
    subscription: { includes: ['Servicing'], terms: labels.map((label) => ({ label, value: '4 weeks' })) },
  },
});

function configOf(result: TenantConfigResult) {
  if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.problems)}`);
  return result.config;
}

function problemsOf(result: TenantConfigResult) {
  if (result.ok) throw new Error('should have been refused');
  return result.problems;
}

const pathsOf = (result: TenantConfigResult) => problemsOf(result).map(({ path }) => path);

test('[CON-018] a config with only the required keys is complete and equal to the default snapshot', () => {
  expect(configOf(parseTenantConfig(required))).toMatchSnapshot();
});

test.each(['slug', 'id', 'name', 'url', 'hosts', 'logo', 'dealerships'])(
  '[CON-018] without site.%s the error names the path',
  (name) => {
    const { [name]: _left, ...site } = required.site as Record<string, unknown>; // any key may be left out
    expect(pathsOf(parseTenantConfig({ site }))).toEqual([`site.${name}`]);
  },
);

test.each([['city'], ['state']])('[CON-018] without site.address.%s the error names the path', (name) => {
  const address = Object.fromEntries(Object.entries(required.site.address).filter(([key]) => key !== name));
  expect(pathsOf(parseTenantConfig(withSite({ address })))).toEqual([`site.address.${name}`]);
});

test.each([
  [{ colour: 'red' }, 'colour'],
  [{ search: { hitsPerPages: 3 } }, 'search.hitsPerPages'],
  [{ theme: { colours: { primry: '#fff' } } }, 'theme.colours.primry'],
  [{ promos: { nodes: [{ stop: 1 }] } }, 'promos.nodes[0].stop'],
  [JSON.parse('{"__proto__": {"admin": true}}'), '__proto__'],
])('[CON-018] an unknown key is an error naming its path: %j', (extra, path) => {
  expect(pathsOf(parseTenantConfig({ ...required, ...extra, ...ownProto(extra) }))).toContain(path);
});

test.each([
  [{ theme: { colors: {} } }, 'theme.colors', '; did you mean "colours"?'],
  [{ theme: { zebra: {} } }, 'theme.zebra', '; check the spelling in sites/site.schema.json'],
])('%j says what to do about the key', (extra, path, advice) => {
  const result = parseTenantConfig({ ...required, ...extra });
  expect(result.ok ? [] : result.problems).toEqual([{ path, message: `is not a known key${advice}` }]);
});

/** Object spread keeps an own "__proto__" key of parsed JSON only when it is copied as an entry. */
const ownProto = (extra: object) => (Object.hasOwn(extra, '__proto__') ? extra : {});

test('[CON-019] a wrong type, an out-of-range number and an unknown enum value are each named with their path', () => {
  const result = parseTenantConfig({
    ...required,
    search: { hitsPerPage: 'x', layout: 'list' },
    images: { quality: 101 },
  });
  expect(problemsOf(result)).toEqual([
    { path: 'search.hitsPerPage', message: 'must be a number, not "x"' },
    { path: 'search.layout', message: 'must be one of "grid", "carousel", not "list"' },
    { path: 'images.quality', message: 'must be at most 100, not 101' },
  ]);
});

test('[CON-019] a typeface that the platform does not have is named with its path and with those it has', () => {
  const known = ['humanist', 'narrow', 'grotesque', 'serif', 'condensed', 'system'];
  const web = ['figtree', 'archivo', 'instrument-sans', 'manrope', 'fraunces', 'barlow-condensed'];
  const names = [...known, ...web].map((name) => `"${name}"`).join(', ');
  const themed = (heading: string) =>
    parseTenantConfig({ ...required, theme: { fonts: { heading, body: 'figtree' } } });
  expect(problemsOf(themed('comic-sans'))).toEqual([
    { path: 'theme.fonts.heading', message: `must be one of ${names}, not "comic-sans"` },
  ]);
  for (const name of [...known, ...web]) expect(configOf(themed(name)).theme.fonts.heading).toBe(name);
});

test('[CON-019] a broken tenant does not keep another one from loading', () => {
  const raws = [{ ...required, search: { hitsPerPage: 'x' } }, withSite({ slug: 'other', id: 91 })];
  const [broken, other] = raws.map((raw) => parseTenantConfig(raw));
  expect(broken && pathsOf(broken)).toEqual(['search.hitsPerPage']);
  expect(other && configOf(other).site.slug).toBe('other');
});

test.each([
  [0, false],
  [1, true],
  [100, true],
  [101, false],
  [20.5, false],
])('[CON-019] search.hitsPerPage %p is accepted: %p', (hitsPerPage, isAccepted) => {
  const result = parseTenantConfig({ ...required, search: { hitsPerPage } });
  expect(result.ok).toBe(isAccepted);
  if (!result.ok) expect(pathsOf(result)).toEqual(['search.hitsPerPage']);
});

test.each([
  ['site.slug', withSite({ slug: 'Wharf Cars' })],
  ['site.url', withSite({ url: 'http://wharf.example' })],
  ['site.hosts[0]', withSite({ hosts: ['Wharf.localhost:3000'] })],
  ['site.address.state', withSite({ address: { city: 'X', state: 'Queensland' } })],
  ['site.timezone', withSite({ timezone: 'Brisbane' })],
  ['site.search.key', withSite({ search: { key: 'secret' } })],
  ['site.plugins[0]', withSite({ plugins: ['chatbot'] })],
  ['site.search_filters', withSite({ search_filters: ['make', 'make'] })],
  ['site.finance_provider', withSite({ finance_provider: 'nobody' })],
  ['theme.colours.primary', { ...required, theme: { colours: { primary: 'red' } } }],
  ['theme.brandAccents.kia', { ...required, theme: { brandAccents: { kia: 'red' } } }],
  ['banners.featureTiles', { ...required, banners: { featureTiles: [] } }],
  [
    'banners.popup.start',
    { ...required, banners: { popup: { ...popup, start: '2026-02-30T08:30:00+10:00' } } },
  ],
  ['banners.popup.start', { ...required, banners: { popup: { ...popup, start: '2026-06-01T08:30:00' } } }],
  ['banners.popup.expiry', { ...required, banners: { popup: { ...popup, expiry: popup.start } } }],
  ['promos.positions', { ...required, promos: { positions: 0 } }],
  ['vehicle.subscription.includes', { ...required, vehicle: { subscription: { includes: [] } } }],
  [
    'vehicle.subscription.includes[1]',
    { ...required, vehicle: { subscription: { includes: ['Servicing', ' '] } } },
  ],
  [
    'vehicle.subscription.includes',
    { ...required, vehicle: { subscription: { includes: ['Servicing', 'Servicing'] } } },
  ],
  ['vehicle.subscription.terms', withTerms('Minimum term', 'Minimum term')],
  ['vehicle.subscription.terms[0].label', withTerms('')],
  ['vehicle.disclaimer.old', { ...required, vehicle: { disclaimer: { old: 'x' } } }],
  [
    'leads.forms.photo-request.messageOptional',
    { ...required, leads: { forms: { 'photo-request': { messageOptional: false } } } },
  ],
  ['finance.calculator.interestMin', { ...required, finance: { calculator: { interestMin: 16 } } }],
  [
    'finance.providers.bank.calculator.interestMin',
    {
      ...required,
      finance: { providers: { bank: { rule: 1, lender: 'x', calculator: { interestMin: 16 } } } },
    },
  ],
  ['header.megaMenu.navItem', { ...required, header: { megaMenu: { enabled: true, navItem: 'Brands' } } }],
  ['pages.fleet', { ...required, pages: { fleet: { title: 'Fleet', blocks: [] } } }],
  [
    'footer.groups[0].links[0].href',
    { ...required, footer: { groups: [{ title: 'A', links: [{ label: 'B', href: '//evil.example' }] }] } },
  ],
])('[CON-019] a bad value is refused at %s', (path, raw) => {
  expect(pathsOf(parseTenantConfig(raw))).toEqual([path]);
});

test('a value that is not an object is refused as a whole', () => {
  expect(problemsOf(parseTenantConfig([]))).toEqual([{ path: '', message: 'the config must be an object' }]);
});

test('defaults, template and tenant are merged in this order; objects merge, lists are replaced', () => {
  const templates = {
    coast: {
      theme: { colours: { primary: '#aa0000', text: '#222222' } },
      card: { saveControls: ['watchlist', 'compare'] },
    },
  };
  const raw = {
    ...withSite({ template: 'coast' }),
    theme: { colours: { text: '#333333' } },
    card: { saveControls: ['favourite'] },
  };
  const { theme, card } = configOf(parseTenantConfig(raw, templates));
  expect(theme.colours).toMatchObject({ primary: '#aa0000', text: '#333333', secondary: '#1f2937' });
  expect(card.saveControls).toEqual(['favourite']);
});

test('brand accents and loader qualities of a site are added to the built-in ones', () => {
  const { theme, images } = configOf(
    parseTenantConfig({
      ...required,
      theme: { brandAccents: { kia: '#05141f' } },
      images: { loaderQuality: { hero: 60 } },
    }),
  );
  expect(theme.brandAccents).toMatchObject({ kia: '#05141f', subaru: '#00adee' });
  expect(images.loaderQuality).toEqual({ thumbnail: 75, hero: 60 });
});

test('an unknown template is named with the known ones', () => {
  expect(problemsOf(parseTenantConfig(withSite({ template: 'cost' }), { coast: {} }))).toEqual([
    { path: 'site.template', message: 'must be one of "standard", "coast", not "cost"' },
  ]);
});

test('a template that is no object is refused', () => {
  expect(problemsOf(parseTenantConfig(withSite({ template: 'coast' }), { coast: [] }))).toEqual([
    { path: 'site.template', message: 'template "coast" must hold an object' },
  ]);
});

test('the finance provider of a site is one it configures', () => {
  const messages = [{}, { bank: { rule: 1, lender: 'x' } }].map((providers) =>
    problemsOf(parseTenantConfig({ ...withSite({ finance_provider: 'nobody' }), finance: { providers } })),
  );
  expect(messages.map(([problem]) => problem?.message)).toEqual([
    'must be null or a key of finance.providers (none configured), not "nobody"',
    'must be null or a key of finance.providers ("bank"), not "nobody"',
  ]);
});

test('a template may not give a site its identity', () => {
  const templates = { coast: { site: { hosts: ['shared.localhost'] } } };
  expect(pathsOf(parseTenantConfig(withSite({ template: 'coast' }), templates))).toEqual(['site.hosts']);
});

test.each([
  [{}, 100000],
  [{ variant: 'extended' }, 250000],
  [{ variant: 'extended', maxAmount: 180000 }, 180000],
])('finance.calculator %j has a maximum of %p', (calculator, maxAmount) => {
  expect(
    configOf(parseTenantConfig({ ...required, finance: { calculator } })).finance.calculator.maxAmount,
  ).toBe(maxAmount);
});

test('a provider that switches to the extended calculator gets its maximum too', () => {
  const finance = { providers: { bank: { rule: 4, lender: 'bank', calculator: { variant: 'extended' } } } };
  const config = configOf(parseTenantConfig({ ...required, finance }));
  expect(config.finance.providers['bank']?.calculator.maxAmount).toBe(250000);
});

test('a block of an unknown type is left out with a warning; the others keep their index in messages', () => {
  const cta = { type: 'cta', title: 'Go', link: { label: 'Go', href: '/search' } };
  const pages = { '/fleet': { title: 'Fleet', blocks: [{ type: 'hologram' }, cta] } };
  const result = parseTenantConfig({ ...required, pages });
  expect(configOf(result).pages['/fleet']?.blocks).toEqual([cta]);
  expect(result.ok && result.warnings.map(({ path }) => path)).toEqual(['pages["/fleet"].blocks[0].type']);

  const broken = { '/fleet': { title: 'Fleet', blocks: [{ type: 'hologram' }, { ...cta, title: '' }] } };
  expect(pathsOf(parseTenantConfig({ ...required, pages: broken }))).toEqual([
    'pages["/fleet"].blocks[1].title',
  ]);
});

test('the $schema hint of an editor is allowed and not part of the config', () => {
  expect(configOf(parseTenantConfig({ $schema: '../site.schema.json', ...required }))).not.toHaveProperty(
    '$schema',
  );
});
