import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { InPlatform, loadContext, publicSite, stubApi, type NetworkAnswers } from 'harness/testing';
import { endpoints, endpointUrl } from 'shared-contracts/api/endpoints';
import { offerSchema } from 'shared-contracts/entities/content';
import type { SearchClient } from 'shared-contracts/remote/remote-module';
import type { LeadRequest } from 'shared-contracts/entities/lead';
import { makeCar, makeLocation } from 'shared-contracts/testing';
import { leadNetwork } from '../testing/lead-network';
import { typeCore } from '../testing/show-form';
import { loadTestDrive } from './load-test-drive';
import { TestDrivePage } from './test-drive-page';

const model = (name: string, slug: string) => ({
  name,
  slug,
  override_url: null,
  status: null,
  image: null,
  cloudfront_new_image_url: null,
  manufacturer_body: null,
  manufacturer_body2: null,
  manufacturer_body3: null,
});
const models = [model('RAV4', 'rav4'), model('Corolla', 'corolla')];
const offer = offerSchema.parse({
  id: 42,
  name: 'RAV4 EOFY',
  description: '',
  sanitized_description: '',
  model: { name: 'RAV4', slug: 'rav4', override_url: null },
});
const southport = makeLocation({
  id: 2,
  slug: 'southport',
  name: 'Southport',
  dealership_slug: 'southport-yard',
});
const oneDealership = publicSite({ site: { dealerships: ['harbour-springwood'] } });
const twoDealerships = publicSite({ site: { dealerships: ['harbour-springwood', 'southport-yard'] } });

const load = (path: string, site = oneDealership, cars = [makeCar({ id: 7 })]) =>
  loadTestDrive(
    loadContext(path, {
      site,
      api: stubApi({
        listCars: cars,
        listModels: models,
        listLocations: [makeLocation(), southport],
        listOffers: [offer],
      }),
    }),
  );

const start = '2026-06-03T10:00:00+10:00';
const times: NetworkAnswers = {
  [endpoints.listAppointments.path]: { body: { slots: [{ start, end: start }] } },
};

async function show(path: string, site = oneDealership, cars?: Parameters<typeof load>[2]) {
  const data = await load(path, site, cars);
  const { api, calls } = leadNetwork(times);
  const view = render(
    <InPlatform site={site} api={api}>
      <TestDrivePage data={data} />
    </InPlatform>,
  );
  const form = await screen.findByRole('form', { name: 'Book a test drive' });
  return {
    ...view,
    form,
    calls,
    user: userEvent.setup(),
    lead: () =>
      calls.findLast(({ path: called }) => called === endpoints.createLead.path)?.body as LeadRequest, // what the form sends there
  };
}
const timesOf = (slug: string) => endpointUrl('listAppointments', { query: { dealership_slug: slug } });

beforeEach(() => localStorage.clear());

test('[LEA-004] with a car the page names it and books a test drive of it', async () => {
  const { user, calls, lead, container } = await show('/book-test-drive?car_id=7');
  expect(screen.getByText('2021 Toyota RAV4')).toBeInTheDocument();
  expect(screen.queryByLabelText(/^Model/)).not.toBeInTheDocument();
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([timesOf('harbour-springwood')]));
  await typeCore(user);
  await user.click(screen.getByRole('button', { name: 'Request test drive' }));
  expect(lead()).toMatchObject({ category: 'Test Drive', car_id: 7 });
  expect(await axe(container)).toHaveNoViolations();
});

test('[LEA-004] without a car a model can be chosen, and the form is sent about it', async () => {
  const { user, lead } = await show('/book-test-drive');
  const select = screen.getByLabelText(/^Model/);
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['I’m not sure yet', 'Corolla', 'RAV4']);
  await user.selectOptions(select, 'RAV4');
  await typeCore(user);
  await user.click(screen.getByRole('button', { name: 'Request test drive' }));
  expect(lead().values).toMatchObject({ 'Vehicle Model': 'RAV4', dealership_slug: 'harbour-springwood' });
  expect(lead().car_id).toBeNull();
});

test('[LEA-037] the test drive of an offer carries its id, name and model, with script and without', async () => {
  const { user, lead, form } = await show('/book-test-drive?offer_id=42');
  expect(form).toHaveAttribute('action', expect.stringContaining('offer_id=42'));
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toMatchObject({
    offer_id: '42',
    offer_name: 'RAV4 EOFY',
    'Vehicle Model': 'RAV4',
  }); // the form of that role
  await typeCore(user);
  await user.click(screen.getByRole('button', { name: 'Request test drive' }));
  expect(lead().values).toMatchObject({ offer_id: 42, offer_name: 'RAV4 EOFY', 'Vehicle Model': 'RAV4' });
});

test.each<[string, SearchClient, string[]]>([
  [
    'those in stock',
    () =>
      Promise.resolve([
        {
          indexUid: 'cars',
          hits: [],
          processingTimeMs: 1,
          facetDistribution: { model: { NPR: 3, Actros: 1 } },
        },
      ]),
    ['Actros', 'NPR'],
  ],
  ['none while the search is away', () => Promise.reject(new Error('down')), []],
])('[LEA-004] a site without a range offers %s', async (_, search, expected) => {
  const context = loadContext('/book-test-drive', {
    site: oneDealership,
    search,
    api: stubApi({ listModels: [], listLocations: [] }),
  });
  expect((await loadTestDrive(context)).models).toEqual(expected);
});

test('[LEA-004] the address may choose the model and the dealership', async () => {
  const { user, calls, lead } = await show(
    '/book-test-drive?model=rav4&dealership=southport-yard',
    twoDealerships,
  );
  expect(screen.getByLabelText(/^Model/)).toHaveValue('RAV4');
  expect(screen.queryByLabelText(/^Dealership/)).not.toBeInTheDocument();
  await waitFor(() => expect(calls.map(({ path }) => path)).toEqual([timesOf('southport-yard')]));
  await typeCore(user);
  await user.click(screen.getByRole('button', { name: 'Request test drive' }));
  expect(lead().values).toMatchObject({ 'Vehicle Model': 'RAV4', dealership_slug: 'southport-yard' });
});

test('[LEA-004] where there are several dealerships, the one that is chosen has its times shown', async () => {
  const { user, calls, lead } = await show('/book-test-drive', twoDealerships);
  expect(calls).toEqual([]);
  await user.selectOptions(screen.getByLabelText(/^Dealership/), 'Southport');
  await user.click(await screen.findByRole('radio', { name: /^Wednesday 3 June 2026, 1 time/ }));
  await user.click(screen.getByRole('radio', { name: '10:00 am' }));
  expect(calls.map(({ path }) => path)).toEqual([timesOf('southport-yard')]);
  await typeCore(user);
  await user.click(screen.getByRole('button', { name: 'Request test drive' }));
  expect(lead().values).toMatchObject({ dealership_slug: 'southport-yard', appointment_at: start });
});

test('a test drive asks for the day before the person', async () => {
  const { form } = await show('/book-test-drive?car_id=7');
  const day = await screen.findByRole('radio', { name: /^Wednesday 3 June/ });
  const controls = [...form.querySelectorAll('input,select,textarea')];
  expect(controls.indexOf(day)).toBeLessThan(controls.indexOf(screen.getByLabelText('First Name')));
});

test.each([
  ['that was sold', [makeCar({ id: 7, sold: true, status: 'sold' })]],
  ['that is not listed', []],
])('a car %s makes way for the models', async (_, cars) => {
  await show('/book-test-drive?car_id=7', oneDealership, cars);
  expect(screen.getByText(/That car has gone/)).toBeInTheDocument();
  expect(screen.getByLabelText(/^Model/)).toBeInTheDocument();
});

test('without script the form posts to its own page, with its key', async () => {
  const { form } = await show('/book-test-drive?car_id=7');
  expect(form).toHaveAttribute('action', '/book-test-drive?car_id=7');
  expect(form).toHaveAttribute('method', 'post');
});
