import { renderToString } from 'react-dom/server';
import { InPlatform, publicSite } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import type { ServerFormState } from 'shared-contracts/react';
import { toLeadCar } from '../lead-subject/lead-car';
import { EnquiryPage } from './enquiry-page';
import type { EnquiryData } from './load-enquiry';

const car = toLeadCar(makeCar({ id: 7 }));
const data: EnquiryData = {
  car,
  isCarGone: false,
  offer: null,
  choices: {
    locations: [
      {
        value: 'springwood',
        label: 'Springwood',
        dealership: 'harbour-springwood',
        kind: 'sales',
        buysCars: false,
      },
    ],
    dealerships: [],
  },
  category: '',
  location: '',
  key: 'key-of-this-page',
};

const page = (
  change: Partial<EnquiryData> = {},
  served: ServerFormState | null = null,
  site = publicSite(),
) =>
  renderToString(
    <InPlatform site={site} form={served}>
      <EnquiryPage data={{ ...data, ...change }} />
    </InPlatform>,
  );

/** Attributes of the control of a name. */
const controlOf = (html: string, name: string): string =>
  new RegExp(`<(?:input|textarea|select)[^>]*name="${name}"[^>]*>`).exec(html)?.[0] ?? '';

test('without script the form is a plain post that carries its key, the car and the hidden field', () => {
  const html = page();
  expect(html).toMatch(/<form[^>]*action="\/enquire\?car=2021-toyota-rav4-7" method="post"/);
  expect(controlOf(html, 'idempotency_key')).toContain('value="key-of-this-page"');
  expect(controlOf(html, 'form_type')).toContain('value="enquiry"');
  expect(controlOf(html, 'car_id')).toContain('value="7"');
  expect(controlOf(html, 'category')).toContain('value="Sales Enquiry"');
  expect(controlOf(html, 'tracking')).toMatch(/tabindex="-1"/i);
  expect(html).toContain('alt="2021 Toyota RAV4 GX"');
  expect(html).toContain('2021 Toyota RAV4');
});

const rav4Offer = { id: 42, name: 'RAV4 EOFY', model: { name: 'RAV4', slug: 'rav4', override_url: null } };

test('[LEA-037] an enquiry about an offer has its id, name and model in the plain post, and in its address', () => {
  const html = page({ car: null, category: 'Sales Enquiry', offer: { id: 42, offer: rav4Offer } });
  expect(html).toContain('RAV4 EOFY</h1>');
  expect(html).toMatch(/<form[^>]*action="\/enquire\?category=Sales\+Enquiry&amp;offer_id=42"/);
  expect(controlOf(html, 'offer_id')).toContain('value="42"');
  expect(controlOf(html, 'offer_name')).toContain('value="RAV4 EOFY"');
  expect(controlOf(html, 'Vehicle Model')).toContain('value="RAV4"');
  expect(html).toContain('I’d like to know more about “RAV4 EOFY”.</textarea>');
});

test('[LEA-037] an offer that is not known goes along by its id', () => {
  const html = page({ car: null, offer: { id: 42, offer: null } });
  expect(html).toContain('Ask us anything</h1>');
  expect(controlOf(html, 'offer_id')).toContain('value="42"');
  expect(controlOf(html, 'offer_name')).toBe('');
});

test('a refused post comes back with its values, its key and what is wrong with each field', () => {
  const html = page(
    {},
    {
      values: { name: 'Ada', postcode: '12', message: 'Is it <b>there</b>?' },
      errors: {
        postcode: 'Invalid postcode. Please enter a 4-digit number.',
        form: 'Please check the form.',
      },
      key: 'key-of-the-post',
    },
  );
  expect(html).toContain('Please fix the following errors:');
  expect(controlOf(html, 'name')).toContain('value="Ada"');
  const postcode = controlOf(html, 'postcode');
  expect(postcode).toContain('value="12"');
  expect(postcode).toContain('aria-invalid="true"');
  const id = /id="([^"]+)"/.exec(postcode)?.[1] ?? 'none';
  expect(html).toContain(`href="#${id}"`);
  expect(html).toContain('Is it &lt;b&gt;there&lt;/b&gt;?');
  expect(controlOf(html, 'idempotency_key')).toContain('value="key-of-the-post"');
});

test('a post that could not be stored says so with the fixed alert', () => {
  const html = page({}, { values: { name: 'Ada' }, errors: { form: 'Try again.' }, key: 'k' });
  expect(html).toContain('An error occurred when submitting this form');
  expect(html).not.toContain('Please fix the following errors:');
});

test('[API-040] a post that has to wait says why, not that an error occurred', () => {
  const wait = 'Please send yours again in 7 minutes, or call us.';
  const html = page({}, { values: { name: 'Ada' }, errors: { wait }, key: 'k' });
  expect(html).toContain(wait);
  expect(html).not.toContain('An error occurred when submitting this form');
  expect(html).not.toContain('Please fix the following errors:');
  expect(controlOf(html, 'name')).toContain('value="Ada"');
});

test('the page of a sold car asks for something similar', () => {
  const html = page({ car: toLeadCar(makeCar({ id: 7, sold: true })) });
  expect(html).toContain('Find me something similar</h1>');
  expect(controlOf(html, 'subcategory')).toContain('value="Find me something similar"');
  expect(html).toMatch(/similar to the (?:<!-- -->)?2021 Toyota RAV4/);
});

test('a location of the address is chosen, or goes along without a field', () => {
  const shown = page(
    { car: null, location: 'springwood' },
    null,
    publicSite({ leads: { showLocation: true } }),
  );
  expect(shown).toMatch(/<option value="springwood" selected="">/);
  const hidden = page({ car: null, location: 'springwood' });
  expect(controlOf(hidden, 'location')).toMatch(/type="hidden"[^>]*value="springwood"/);
});
