import fc from 'fast-check';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { makeLeadValues } from 'shared-contracts/testing';
import { adfProblems } from '../../testing/adf-document-type';
import { makeDealership } from '../../testing/test-platform';
import { dealershipSchema } from 'shared-contracts/site-config/content';
import type { LeadRecord } from '../lead-record';
import { toAdf } from './adf-xml';

const site = { name: 'Alpha & Söhne', url: 'https://alpha.example' };
const dealership = dealershipSchema.parse(makeDealership({ id: 1, slug: 'alpha-yard' }));
const vehicle = {
  id: 7, slug: '2021-toyota-rav4-7', year: 2021, make: 'Toyota', model: 'RAV4', badge: 'GX', carType: 'demo', status: 'in_stock',
  stockNumber: 'S7', vin: 'VIN7', price: 35_990, km: 45_000, colour: 'White',
} as const; // prettier-ignore

const makeRecord = (changes: Partial<LeadRecord> = {}): LeadRecord => ({
  id: 12,
  site: 'alpha',
  formType: 'enquiry',
  category: 'Sales Enquiry',
  subcategory: null,
  source: 'Website',
  url: 'https://alpha.example/cars/x',
  values: makeLeadValues(),
  facts: { dealership: { id: 1, slug: 'alpha-yard', name: 'Alpha Yard' }, vehicle },
  attributes: { visited_pages: ['/'], linked_query_params: { utm_source: 'x' } },
  createdAt: '2026-11-20T02:00:00Z',
  dealership,
  isTimeOpen: false,
  location: null,
  picture: null,
  tradeIn: null,
  ...changes,
});

const parser = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '@', parseTagValue: false });
const parse = (xml: string) =>
  (parser.parse(xml) as { adf: { prospect: Record<string, never> } }).adf.prospect; // checked by the expectations
describe('a lead as ADF', () => {
  test('names customer, request and vendor, with ids that stay the same', () => {
    const prospect = parse(toAdf(makeRecord(), site, false));
    expect(prospect).toMatchObject({
      '@status': 'new',
      id: { '@sequence': '1', '@source': 'forecourt', '#text': '12' },
      requestdate: '2026-11-20T02:00:00Z',
      vehicle: {
        '@interest': 'buy',
        '@status': 'used',
        year: '2021',
        make: 'Toyota',
        model: 'RAV4',
        vin: 'VIN7',
        stock: 'S7',
        trim: 'GX',
      },
      customer: {
        contact: {
          name: [{ '#text': 'Ada' }, { '#text': 'Lovelace' }],
          email: { '#text': 'ada@example.com' },
          phone: { '#text': '0412345678' },
          address: { postalcode: '4000' },
        },
        comments: expect.stringContaining('Message: Is it still available?'),
      },
      vendor: {
        id: { '#text': 'alpha-yard' },
        vendorname: 'Alpha Yard',
        contact: { email: 'alpha-yard@dealer.example' },
      },
      provider: { service: 'Website' },
    });
    expect(parse(toAdf(makeRecord(), site, true))).toMatchObject({
      '@status': 'resend',
      id: { '#text': '12' },
    });
  });

  test('is the whole document that dealers’ systems read, element by element', () => {
    const name = (text: string) => ({ '@part': 'full', '@type': 'business', '#text': text });
    expect(parse(toAdf(makeRecord(), site, false))).toEqual({
      '@status': 'new',
      id: { '@sequence': '1', '@source': 'forecourt', '#text': '12' },
      requestdate: '2026-11-20T02:00:00Z',
      vehicle: {
        '@interest': 'buy', '@status': 'used', year: '2021', make: 'Toyota', model: 'RAV4', vin: 'VIN7', stock: 'S7', trim: 'GX',
        odometer: { '@units': 'km', '#text': '45000' },
        colorcombination: { exteriorcolor: 'White', preference: '1' },
        price: { '@type': 'asking', '@currency': 'AUD', '#text': '35990' },
      },
      customer: {
        contact: {
          name: [
            { '@part': 'first', '@type': 'individual', '#text': 'Ada' },
            { '@part': 'last', '@type': 'individual', '#text': 'Lovelace' },
          ],
          email: { '@preferredcontact': '1', '#text': 'ada@example.com' },
          phone: { '@type': 'voice', '@time': 'nopreference', '#text': '0412345678' },
          address: { '@type': 'home', street: { '@line': '1' }, postalcode: '4000', country: 'AU' },
        },
        id: { '@sequence': '1', '@source': 'forecourt', '#text': 'customer-12' },
        comments: expect.any(String),
      },
      vendor: {
        id: { '@sequence': '1', '@source': 'forecourt', '#text': 'alpha-yard' },
        vendorname: 'Alpha Yard',
        url: 'https://alpha.example',
        contact: { name: name('Alpha Yard'), email: 'alpha-yard@dealer.example' },
      },
      provider: {
        id: { '@sequence': '1', '@source': 'forecourt', '#text': 'alpha' },
        name: name('Alpha & S&#246;hne'),
        service: 'Website',
        url: 'https://alpha.example',
      },
    });
  }); // prettier-ignore

  test('puts into the comments what has no element of its own, and nothing that was left empty', () => {
    const commentsOf = (changes: Partial<LeadRecord>): string =>
      String(parse(toAdf(makeRecord(changes), site, false))['customer']?.['comments']);
    const bare = { ...makeRecord().facts, vehicle: null };
    const { opt_in: _optIn, message: _message, ...silent } = makeLeadValues();
    const without = { values: silent as LeadRecord['values'], attributes: { visited_pages: [], linked_query_params: {} } };
    expect(commentsOf({ ...without, facts: bare }).split('\n')).toEqual([
      'Category: Sales Enquiry',
      'Page: https://alpha.example/cars/x',
    ]);
    const values = makeLeadValues({
      message: 'Hello', appointment_at: '2026-11-24T12:00:00+10:00', request_text: 'Boot', Rego: 'ABC123',
      additional_services: ['Wash', 'Tyres'], budget: 20_000, offer_name: 'Spring', opt_in: true,
    });
    const attributes = { visited_pages: [], linked_query_params: { utm_source: 'x', gclid: 'y' } };
    expect(commentsOf({ values, attributes, location: 'Springwood', subcategory: 'Other', isTimeOpen: true }).split('\n')).toEqual([
      'Message: Hello', 'Category: Sales Enquiry / Other', 'Status of the vehicle: in_stock', 'Appointment: 2026-11-24T12:00:00+10:00',
      'Please note: This time is already taken. Please agree on another one.', 'Request: Boot', 'Registration: ABC123',
      'Location: Springwood', 'Additional services: Wash, Tyres', 'Budget: $20,000', 'Offer: Spring', 'Opted in to news: yes',
      'Page: https://alpha.example/cars/x', 'Campaign: utm_source=x gclid=y',
    ]);
    expect(commentsOf({ values: makeLeadValues({ opt_in: false }) })).toContain('Opted in to news: no');
  }); // prettier-ignore

  test('without a car names what the shopper wished for, and leaves out what the car does not have', () => {
    const wish = makeLeadValues({ 'Vehicle Make': 'Kia', 'Vehicle Model': 'Rio' });
    const noCar = { ...makeRecord().facts, vehicle: null };
    expect(parse(toAdf(makeRecord({ facts: noCar, values: wish }), site, false))['vehicle']).toEqual({
      '@interest': 'buy', '@status': 'used', year: '', make: 'Kia', model: 'Rio',
    });
    const little = { ...vehicle, badge: null, stockNumber: null, vin: '', price: null, km: null, colour: null, make: '' };
    const facts = { ...makeRecord().facts, vehicle: little };
    expect(parse(toAdf(makeRecord({ facts }), site, false))['vehicle']).toEqual({
      '@interest': 'buy', '@status': 'used', year: '2021', make: 'Not specified', model: 'RAV4',
    });
  }); // prettier-ignore

  test('says in words what the price is, and names none of a car that is rented by the week', () => {
    const priceOf = (changes: object) => {
      const facts = { ...makeRecord().facts, vehicle: { ...vehicle, ...changes } };
      const node = parse(toAdf(makeRecord({ facts }), site, false))['vehicle'];
      return [node?.['price'], node?.['pricecomments']];
    };
    const priceShown = '$35,988 (was $38,720), Drive Away';
    expect(priceOf({ price: 35_988, priceShown })).toEqual([
      { '@type': 'asking', '@currency': 'AUD', '#text': '35988' },
      priceShown,
    ]);
    const rented = '$334 per week, subscription';
    expect(priceOf({ price: null, priceShown: rented })).toEqual([undefined, rented]);
  });

  test('maps interest and condition', () => {
    const of = (changes: Partial<LeadRecord>) => parse(toAdf(makeRecord(changes), site, false))['vehicle'];
    expect(of({ formType: 'test-drive' })).toMatchObject({ '@interest': 'test-drive' });
    expect(of({ formType: 'trade-in' })).toMatchObject({ '@interest': 'trade-in' });
    const facts = (carType: 'new' | 'used') => ({ ...makeRecord().facts, vehicle: { ...vehicle, carType } });
    expect(of({ facts: facts('new') })).toMatchObject({ '@status': 'new' });
    expect(of({ facts: facts('used') })).toMatchObject({ '@status': 'used' });
    const noCar = { ...makeRecord().facts, vehicle: null };
    expect(of({ facts: noCar })).toMatchObject({ make: 'Not specified', model: 'Not specified' });
  });

  test('is valid against its document type, with and without a car', () => {
    expect(adfProblems(toAdf(makeRecord(), site, false))).toEqual([]);
    expect(
      adfProblems(toAdf(makeRecord({ facts: { ...makeRecord().facts, vehicle: null } }), site, true)),
    ).toEqual([]);
    const misspelt = toAdf(makeRecord(), site, false)
      .replace(/requestdate>/g, 'date>')
      .replace('"buy"', '"borrow"');
    expect(adfProblems(misspelt)).toEqual([
      expect.stringContaining('<prospect> holds id, date'),
      '<vehicle interest="borrow">',
    ]);
  });

  test.each([
    ['a colour', {}, { exteriorcolor: 'White', preference: '1' }],
    ['no colour', { colour: null }, undefined],
  ])('with %s is valid', (_, changes, colours) => {
    const facts = { ...makeRecord().facts, vehicle: { ...vehicle, ...changes } };
    const xml = toAdf(makeRecord({ facts }), site, false);
    expect(adfProblems(xml)).toEqual([]);
    expect(parse(xml)['vehicle']?.['colorcombination']).toEqual(colours);
  });

  test('of a car whose source names no model is valid', () => {
    const facts = { ...makeRecord().facts, vehicle: { ...vehicle, model: '' } };
    const xml = toAdf(makeRecord({ facts }), site, false);
    expect(adfProblems(xml)).toEqual([]);
    expect(parse(xml)['vehicle']).toMatchObject({ model: 'Not specified' });
  });

  test('stays well-formed and says the same whatever was typed', () => {
    const text = fc.string({ unit: 'binary', maxLength: 60 });
    fc.assert(
      fc.property(text, text, (message, name) => {
        const xml = toAdf(
          makeRecord({ values: makeLeadValues({ message: `[${message}]`, name }) }),
          site,
          false,
        );
        expect(XMLValidator.validate(xml)).toBe(true);
        expect(Buffer.from(xml).toString('ascii')).toBe(xml);
        expect(xml.match(/<prospect/g)).toHaveLength(1);
      }),
      { numRuns: 200 },
    );
    const odd = `<b> & "x" 'y' ]]> ë 🚗`;
    expect(adfProblems(toAdf(makeRecord({ values: makeLeadValues({ message: odd }) }), site, false))).toEqual(
      [],
    );
    expect(toAdf(makeRecord({ values: makeLeadValues({ message: odd }) }), site, false)).toContain(
      'Message: &lt;b&gt; &amp; &quot;x&quot; &apos;y&apos; ]]&gt; &#235; &#128663;',
    );
  });
});
