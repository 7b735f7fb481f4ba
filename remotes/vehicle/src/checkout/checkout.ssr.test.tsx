import { renderToString } from 'react-dom/server';
import { createMemoryRouter } from 'react-router-dom';
import { publicSite, strictBus } from 'harness/testing';
import { RouterBinding } from 'shared-routing';
import type { CarInput } from 'shared-contracts/entities/car';
import { PlatformProvider } from 'shared-contracts/react';
import { makeCar } from 'shared-contracts/testing';
import { toCheckoutCar } from './session/checkout-car';
import { CheckoutPage } from './checkout-page';
import type { Flow } from './session/steps';

const fails = () => Promise.reject(new Error('The server asks nothing while it draws.'));

function page(flow: Flow, change: Partial<CarInput> = {}, noun = 'car'): string {
  const car = toCheckoutCar(makeCar({ id: 7, slug: 'abc', payment_processors: ['sandbox'], ...change }));
  const site = publicSite({ checkout: { enabled: true }, stock: { noun } });
  const now = () => new Date('2026-06-01T00:00:00Z');
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: ['/cars/abc/checkout'] });
  return renderToString(
    <RouterBinding router={router}>
      <PlatformProvider value={{ site, api: fails, search: fails, now, events: strictBus() }}>
        <CheckoutPage data={{ flow, car, key: 'key-of-this-page' }} />
      </PlatformProvider>
    </RouterBinding>,
  );
}

test('[VEH-087] the server renders the first step, with the car and how reserving works', () => {
  const html = page('reserve');
  expect(html).toContain('Reserve this car</h1>');
  expect(html).toContain('2021 Toyota RAV4');
  expect(html).toContain('$35,990');
  expect(html).toContain('In full until you sign a contract');
  expect(html).toMatch(/<input[^>]*autoComplete="given-name"/i);
});

test('[VEH-087][VEH-088] the page of a truck dealer speaks of trucks', () => {
  expect(page('reserve', {}, 'truck')).toContain('Reserve this truck</h1>');
  const gone = page('reserve', { sold: true }, 'truck').replaceAll('<!-- -->', '');
  expect(gone).toContain('See similar trucks</a>');
  expect(gone).toContain('Back to the truck</a>');
});

test('[VEH-087] without script the details are a request to the dealership, posted and never in the address', () => {
  const html = page('reserve');
  const form = /<form[^>]*>/.exec(html)?.[0];
  expect(form).toContain('method="post"');
  expect(form).toContain('action="/enquire?car=abc"');
  const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1];
  expect(hidden('idempotency_key')).toBe('key-of-this-page');
  expect(hidden('subcategory')).toBe('Reserve this car');
  expect(hidden('message')).toContain('Please keep the 2021 Toyota RAV4');
  expect(hidden('car_id')).toBe('7');
  expect(html).toMatch(/<noscript>.*Send reserve request.*<\/noscript>/s);
});

test('[VEH-003] an online purchase begins with its car; without script an enquiry takes its place', () => {
  const html = page('purchase');
  expect(html).toContain('Online Purchase</h1>');
  expect(html).toMatch(/<noscript>.*href="\/enquire\?car=abc".*<\/noscript>/s);
});

test.each<Flow>(['reserve', 'purchase'])(
  '[VEH-088] the server says that a sold car cannot be had (%s)',
  (flow) => {
    const html = page(flow, { sold: true });
    expect(html).toContain('This vehicle is no longer available to reserve.');
    expect(html).toContain('href="/cars/abc"');
    expect(html).not.toContain('<form');
  },
);
