import { renderToString } from 'react-dom/server';
import { InPlatform } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { noLocationChoices } from '../lead-subject/location-choices';
import { PageForm } from './page-form';

const html = (change: Parameters<typeof makeCar>[0] = {}): string =>
  renderToString(
    <InPlatform>
      <PageForm category="" car={makeCar({ id: 7, ...change })} data={noLocationChoices} />
    </InPlatform>,
  );
const valueOf = (page: string, name: string): string | undefined =>
  new RegExp(`<input[^>]*name="${name}"[^>]*value="([^"]*)"`).exec(page)?.[1];

test('[VEH-091] the server renders the form: without script it posts to the enquiry page, about the car', () => {
  const page = html();
  expect(page).toMatch(/<form[^>]*action="\/enquire\?car=2021-toyota-rav4-7" method="post"/);
  expect(valueOf(page, 'car_id')).toBe('7');
  expect(valueOf(page, 'form_type')).toBe('enquiry');
  expect(valueOf(page, 'category')).toBe('Sales Enquiry');
  expect(page).toMatch(/<textarea[^>]*name="message"[^>]*><\/textarea>/);
  expect(page).not.toContain('name="subcategory"');
  // The server makes one of what was typed: a page for everybody has none.
  expect(page).not.toContain('idempotency_key');
});

test('[VEH-023] a sold car’s form is filled in and sent as a request for something similar without script too', () => {
  const page = html({ sold: true, status: 'sold' });
  expect(valueOf(page, 'subcategory')).toBe('Find me something similar');
  expect(page).toMatch(/<textarea[^>]*name="message"[^>]*>[^<]*2021 Toyota RAV4/);
});
