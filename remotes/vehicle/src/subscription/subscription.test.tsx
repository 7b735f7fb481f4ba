import { render, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { InPlatform, publicSite } from 'harness/testing';
import type { CarInput } from 'shared-contracts/entities/car';
import { makeCar } from 'shared-contracts/testing';
import { Subscription } from './subscription';

const includes = ['Registration and CTP', 'Roadside assistance'];
const terms = [
  { label: 'Kilometres', value: '250 km a week' },
  { label: 'Minimum term', value: '4 weeks' },
];

function show(
  change: Partial<CarInput>,
  site = publicSite({ vehicle: { subscription: { includes, terms } } }),
) {
  return render(
    <InPlatform site={site}>
      <Subscription car={makeCar(change)} />
    </InPlatform>,
  );
}
const textsOf = (role: string): (string | null)[] =>
  screen.getAllByRole(role).map(({ textContent }) => textContent);

test('[VEH-021] a subscription says what its weekly price includes and on which terms, in the site’s order', async () => {
  const { container } = show({ subscription_price: 249 });
  expect(screen.getByRole('region', { name: 'Your subscription includes' })).toBeInTheDocument();
  expect(textsOf('listitem')).toEqual(includes);
  expect(textsOf('term')).toEqual(['Kilometres', 'Minimum term']);
  expect(textsOf('definition')).toEqual(['250 km a week', '4 weeks']);
  expect(await axe(container)).toHaveNoViolations();
});

test('[VEH-021] without terms there is no empty list of them', () => {
  const site = publicSite({ vehicle: { subscription: { includes } } });
  const { container } = show({ subscription_price: 249 }, site);
  expect(textsOf('listitem')).toEqual(includes);
  expect(container.querySelector('dl')).toBeNull();
});

test.each<[string, Partial<CarInput>, ReturnType<typeof publicSite> | undefined]>([
  ['a car that is bought', { subscription_price: null }, undefined],
  ['a weekly price of 0', { subscription_price: 0 }, undefined],
  ['a site that says nothing of subscriptions', { subscription_price: 249 }, publicSite()],
])('[VEH-021] %s has no such section', (_, change, site) => {
  const { container } = show(change, site);
  expect(container).toBeEmptyDOMElement();
});
