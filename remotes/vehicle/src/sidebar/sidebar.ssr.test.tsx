import { renderToString } from 'react-dom/server';
import { InPlatform, publicSite } from 'harness/testing';
import { makeCar } from 'shared-contracts/testing';
import { BottomBar } from '../sticky/bottom-bar';
import { Sidebar } from './sidebar';

const page = () => {
  const car = makeCar({ id: 7, payment_processors: ['sandbox'] });
  return renderToString(
    <InPlatform site={publicSite({ checkout: { enabled: true } })}>
      <Sidebar car={car} dealer={null} />
      <BottomBar car={car} />
    </InPlatform>,
  );
};

test('[VEH-024] without script the number is a link all the same', () => {
  expect(page()).toMatch(/<noscript>.*href="tel:0731234567".*07 3123 4567.*<\/noscript>/);
});

test('[VEH-030][VEH-034][VEH-037][VEH-004] without script every next step is a link', () => {
  const links = [...page().matchAll(/<a [^>]*href="([^"]+)"/g)].map(([, href]) => href);
  for (const href of [
    '/enquire?car=2021-toyota-rav4-7',
    '/cars/2021-toyota-rav4-7/checkout',
    '/print?car_id=2021-toyota-rav4-7',
    '/cars/trade-in?car_id=7',
  ]) {
    expect(links).toContain(href);
  }
  expect(links.some((href) => href?.startsWith('/finance?'))).toBe(true);
});
