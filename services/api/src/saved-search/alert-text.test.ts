import { makeLocation, makeSite } from 'shared-contracts/testing';
import type { SiteBundle } from '../sites/site-bundle';
import type { AlertChange } from './alert-change';
import { changesHtml, confirmHtml } from './alert-html';
import type { AlertRecord, AlertSender } from './alert-record';
import { alertContent, changesSms, changesText, confirmSms, confirmText } from './alert-text';

const makeChange = (changes: Partial<AlertChange> = {}): AlertChange => ({
  kind: 'new',
  carId: 1,
  title: '2021 Kia Rio',
  path: '/cars/2021-kia-rio-1',
  picture: null,
  price: '$15,990',
  wasAud: null,
  ...changes,
});

const location = makeLocation({
  address: { street: '1 Main St', city: 'Springwood', state: 'QLD', postcode: '4127' },
  contact_detail: { phone: '0255500100' },
});

function contentOf(
  changes: readonly AlertChange[],
  { channel = 'email', site = {}, sender = { email: 'a@dealer.example', location } }: {
    channel?: AlertRecord['channel'];
    site?: Parameters<typeof makeSite>[0];
    sender?: AlertSender;
  } = {},
) {
  const config = makeSite({ site: { name: 'Alpha & Sons', url: 'https://alpha.example' }, ...site });
  const alert: AlertRecord = {
    site: 'alpha', searchId: 's', query: 'make=Kia', channel, address: 'ada@example.com', changes: [...changes],
    isConfirmed: true, isEnded: false, createdAt: '2026-11-20T02:00:00Z',
  };
  const bundle = { slug: 'alpha', config } as SiteBundle; // an alert reads nothing else of a site
  return { config, content: alertContent(alert, bundle, sender, 'token') };
} // prettier-ignore

const several = (count: number, changes: Partial<AlertChange> = {}) =>
  Array.from({ length: count }, () => makeChange(changes));

test.each<[string, AlertChange[], string]>([
  ['one of each', [makeChange(), makeChange({ kind: 'price-drop' }), makeChange({ kind: 'sold' })],
    '1 new match, 1 price drop, 1 sold'],
  ['several', [...several(2), ...several(3, { kind: 'price-drop' }), ...several(2, { kind: 'sold' })],
    '2 new matches, 3 price drops, 2 sold'],
  ['one kind', several(1, { kind: 'sold' }), '1 sold'],
  ['a request to confirm', [], ''],
])('the summary of %s counts each kind that there is', (_, changes, summary) => {
  expect(contentOf(changes).content.summary).toBe(summary);
}); // prettier-ignore

test.each([
  ['email', 10],
  ['text', 3],
] as const)('by %s at most %i cars are listed, and the others are counted', (channel, most) => {
  const listed = (count: number) => {
    const { cars, more } = contentOf(several(count), { channel }).content;
    return [cars.length, more];
  };
  expect([listed(most - 1), listed(most), listed(most + 1)]).toEqual([
    [most - 1, 0],
    [most, 0],
    [most, 1],
  ]);
  const whole = contentOf(several(most), { channel }).content;
  const cut = contentOf(several(most + 1), { channel }).content;
  const write = channel === 'email' ? changesText : changesSms;
  expect([write(whole).includes('more'), write(cut).includes('and 1 more')]).toEqual([false, true]);
});

test('a car has its price, what it was before, and an address on the site', () => {
  const { cars, searchUrl, manageUrl } = contentOf([
    makeChange(),
    makeChange({ kind: 'price-drop', wasAud: 16_990 }),
    makeChange({ kind: 'sold', price: 'Sold' }),
  ]).content;
  expect(cars.map(({ note }) => note)).toEqual([
    'New · $15,990',
    'Price drop · $15,990, down from $16,990',
    'Sold',
  ]);
  expect(cars[0]?.url).toBe('https://alpha.example/cars/2021-kia-rio-1');
  expect([searchUrl, manageUrl]).toEqual([
    'https://alpha.example/search?make=Kia',
    'https://alpha.example/alerts/token',
  ]);
});

const senderOf = (options: Parameters<typeof contentOf>[1]) => contentOf([], options).content.sender;

test('the sender is the main location, else the address of the site; a line without a value is left out', () => {
  expect(senderOf({})).toEqual(['Alpha & Sons', '1 Main St, Springwood QLD 4127', 'Phone 02 5550 0100']);
  expect(senderOf({ sender: { email: 'a@dealer.example', location: null } })).toEqual([
    'Alpha & Sons',
    'Springwood QLD',
  ]);
});

test('the phone of the site comes before that of the location, and one that overrides all before both', () => {
  const site = { name: 'Alpha', url: 'https://alpha.example', phones: { site: '0733330000' } };
  expect(senderOf({ site: { site } })).toContain('Phone 07 3333 0000');
  expect(senderOf({ site: { site, phones: { override: '0744440000' } } })).toContain('Phone 07 4444 0000');
});

test('a request to confirm says nothing but the name of the site, where to confirm, and the sender', () => {
  const { content } = contentOf([]);
  expect(confirmText(content).split('\n')).toEqual([
    'You asked Alpha & Sons to let you know about cars. To get these alerts, open this page and confirm:',
    '',
    'https://alpha.example/alerts/token',
    '',
    'If you did not ask for this, do nothing: you will not hear from us again.',
    '',
    'Alpha & Sons',
    '1 Main St, Springwood QLD 4127',
    'Phone 02 5550 0100',
  ]);
  expect(confirmSms(content)).toBe(
    'Alpha & Sons: you asked for car alerts by text. Confirm here: https://alpha.example/alerts/token Not you? Ignore this.',
  );
  const html = confirmHtml(content);
  expect(html).toContain('<title>Car alerts from Alpha &amp; Sons</title>');
  expect(html).toContain('You asked Alpha &amp; Sons to let you know about cars.');
  expect(html).toContain('href="https://alpha.example/alerts/token"');
  expect(html).toContain('Alpha &amp; Sons<br>1 Main St, Springwood QLD 4127<br>Phone 02 5550 0100');
});

test('changes are the same as text and as HTML, in which values are escaped', () => {
  const title = '2021 <b>"Kia" & Rio</b>';
  const { content, config } = contentOf([makeChange({ title, picture: `picture:${'a'.repeat(32)}` })]);
  expect(changesText(content).split('\n').slice(0, 9)).toEqual([
    '1 new match for your search: Kia',
    '',
    title,
    'New · $15,990',
    'https://alpha.example/cars/2021-kia-rio-1',
    '',
    'All cars of this search: https://alpha.example/search?make=Kia',
    '',
    'You get this because you saved this search. Change or stop these alerts: https://alpha.example/alerts/token',
  ]);
  const html = changesHtml(content, config);
  expect(html).toContain('<title>1 new match</title>');
  expect(html).toContain('2021 &lt;b&gt;&quot;Kia&quot; &amp; Rio&lt;/b&gt;</a><br>New · $15,990');
  expect(html).not.toContain('<b>');
  expect(html).toContain(`src="https://alpha.example/images/320x240/q80/${'a'.repeat(32)}"`);
  expect(html).toContain('href="https://alpha.example/search?make=Kia"');
  expect(html).not.toContain('more</p>');
  expect(changesHtml({ ...content, more: 2 }, config)).toContain('<p>and 2 more</p>');
});

test('messages of a site that sells trucks speak of trucks', () => {
  const { config, content } = contentOf([makeChange()], { site: { stock: { noun: 'truck' } } });
  const html = confirmHtml(content) + changesHtml(content, config);
  const texts = [confirmText(content), confirmSms(content), changesText(content), changesSms(content)];
  for (const text of [
    'Truck alerts from',
    'Confirm your truck alerts',
    'know about trucks',
    'See all trucks',
  ]) {
    expect(html).toContain(text);
  }
  expect(texts.join(' ')).toMatch(/know about trucks.+asked for truck alerts.+All trucks of this search/s);
  expect(texts.join(' ')).not.toMatch(/\bcars? /);
});
