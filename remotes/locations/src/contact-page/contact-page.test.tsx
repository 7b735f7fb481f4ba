import { type ApiAnswers, InPlatform, loadContext, publicSite, strictBus, stubApi } from 'harness/testing';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { makeLocation } from 'shared-contracts/testing';
import type { LoadContext, PageMeta } from 'shared-contracts/remote/remote-module';
import { remote } from '../remote';
import { ContactPage } from './contact-page';
import { loadContact } from './load-contact';

const answers: ApiAnswers = {
  listLocations: [
    makeLocation(),
    makeLocation({
      id: 2,
      name: 'Albury',
      slug: 'albury',
      address: { ...makeLocation().address, city: 'Albury' },
    }),
    makeLocation({ id: 3, name: 'Hidden', slug: 'hidden', visible: false }),
  ],
  listSpecialHours: [],
};
const load = (slug?: string) =>
  loadContact(loadContext('/contact', { api: stubApi(answers), params: { slug } }));

async function open(slug?: string) {
  const data = await load(slug);
  const events = strictBus();
  const { container } = render(
    <InPlatform events={events}>
      <ContactPage data={data} />
    </InPlatform>,
  );
  await screen.findByRole('heading', { level: 1 });
  return { container, events };
}

/** A route as the shell calls it. */
interface Route {
  pattern: string;
  load: (context: LoadContext) => Promise<unknown>;
  meta: (data: unknown, context: object) => PageMeta;
}
const routeOf = (pattern: string): Route => {
  const route = remote.routes.find((candidate) => candidate.pattern === pattern);
  if (!route) throw new Error(`There is no route ${pattern}.`);
  return route as unknown as Route; // what load gives goes to the route's own functions
};

test.each(['/contact', '/contact-us'])(
  '[LOC-003] %s is the contact page with form, locations and hours',
  async (path) => {
    const route = routeOf(path);
    const data = await route.load(loadContext(path, { api: stubApi(answers) }));
    expect(
      route.meta(data, { site: publicSite(), url: new URL(path, 'https://test.example') }),
    ).toMatchObject({
      canonical: '/contact',
    });
    const { container } = await open();
    expect(screen.getByTestId('slot:leads.form')).toBeInTheDocument();
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'Springwood',
      'Albury',
    ]);
    expect(within(cards[0] as HTMLElement).getByRole('table')).toBeInTheDocument(); // two cards
    expect(await axe(container)).toHaveNoViolations();
  },
);

test('[LOC-004][LOC-007] the page of a location shows it first and gives it to the form; an unknown or hidden one is 404', async () => {
  await open('springwood');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Contact Springwood');
  expect(screen.getByTestId('slot:leads.form').dataset['props']).toContain('"locationSlug":"springwood"');
  const [first] = screen.getAllByRole('article');
  expect(first).toHaveTextContent('Springwood');
  expect(screen.getByRole('button', { name: 'Springwood' })).toHaveAttribute('aria-pressed', 'true');
  for (const slug of ['zzz', 'hidden']) {
    const answer: unknown = await load(slug).catch((reason: unknown) => reason);
    expect(answer instanceof Response && answer.status).toBe(404);
  }
});

test('[LOC-029] choosing a card notifies the forms of the page', async () => {
  const { events } = await open();
  const selected = jest.fn();
  events.subscribe('locations:selected', selected);
  await userEvent.click(screen.getByRole('button', { name: 'Springwood' }));
  expect(selected).toHaveBeenCalledWith({
    location_slug: 'springwood',
    dealership_slug: 'harbour-springwood',
  });
  expect(screen.getByRole('button', { name: 'Springwood' })).toHaveAttribute('aria-pressed', 'true');
});
