import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InPlatform, publicSite, strictBus, type NetworkAnswers } from 'harness/testing';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import type { LeadRequest } from 'shared-contracts/entities/lead';
import { endpoints } from 'shared-contracts/api/endpoints';
import type { SlotProps } from 'shared-contracts/slots';
import { browserStore, openStorage, sessionStore } from 'shared-contracts/storage';
import { makeCar } from 'shared-contracts/testing';
import { noLocationChoices } from '../lead-subject/location-choices';
import { PageForm } from '../page-form/page-form';
import { leadNetwork } from '../testing/lead-network';
import { typeCore } from '../testing/show-form';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const dealerships = [
  { value: 'harbour-springwood', label: 'Springwood' },
  { value: 'h', label: 'Hillside' },
];

async function show(
  props: Partial<SlotProps['leads.form']> = {},
  {
    answers = {},
    site = publicSite(),
    path = '/finance-enquiry',
  }: { answers?: NetworkAnswers; site?: ReturnType<typeof publicSite>; path?: string } = {},
) {
  const events = strictBus();
  const { api, calls } = leadNetwork(answers);
  const user = userEvent.setup();
  let move: (entries: number) => Promise<void> = () => Promise.resolve();
  const { container, unmount } = render(
    <InPlatform
      site={site}
      events={events}
      api={api}
      path={path}
      onRouter={(router) => {
        move = (entries) => {
          // A field that loses the focus within `act` would begin another one, for its event.
          act(() => (document.activeElement as HTMLElement).blur()); // the body, or an element of the form
          return act(() => router.navigate(entries));
        };
      }}
    >
      <PageForm
        category="Finance Enquiry"
        title="Ask about finance"
        {...props}
        data={{ ...noLocationChoices, dealerships }}
      />
    </InPlatform>,
  );
  await screen.findByRole('form');
  const tracked: number[] = [];
  events.subscribe('analytics:tracked', ({ eventId }) => tracked.push(eventId));
  return {
    user,
    calls,
    events,
    container,
    unmount,
    move: (entries: number) => move(entries),
    tracked,
    lead: () => calls.findLast(({ path }) => path === endpoints.createLead.path)?.body as LeadRequest, // what the form sends there
    goOn: () => user.click(screen.getByRole('button', { name: 'Continue' })),
    send: () => user.click(screen.getByRole('button', { name: 'Send enquiry' })),
  };
}
const linked = { car: makeCar({ id: 7 }), dealershipSlug: 'h', budget: 30_000 };

async function typeWish(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  await user.click(screen.getByLabelText('Comments'));
  await user.paste('What would it cost?');
}

test.each([
  ['without the select', {}],
  ['with the select', { leads: { showDealership: true } }],
])('[FIN-005] what the link says is in the form and in the lead, %s', async (_, changes) => {
  const { user, lead, goOn, send } = await show(linked, { site: publicSite(changes) });
  expect(screen.getByLabelText(/^Budget/)).toHaveValue('$30,000');
  const select = screen.queryByLabelText('Dealership');
  if ('leads' in changes) expect(select).toHaveValue('h');
  else expect(select).toBeNull();
  await typeWish(user);
  await goOn();
  await typeCore(user);
  await send();
  expect(lead()).toMatchObject({ category: 'Finance Enquiry', car_id: 7 });
  expect(lead().values).toMatchObject({ dealership_slug: 'h', car_id: 7, budget: 30_000 });
});

const loan = {
  amount: 30_000, deposit: 5_000, residual: 6_000, rate: 13.14, termYears: 6, frequency: 'fortnightly',
} as const; // prettier-ignore
const terms = { deposit: 1_000, tradeIn: 0, termYears: 5, rate: null, residualPercent: 0 };

test.each([
  ['her loan of this car', 7, null, { loan, terms: null }],
  ['her terms for every car', 8, terms, { loan: null, terms }],
  ['nothing, having worked out none of this car', 8, null, undefined],
] as const)('a finance enquiry says what the shopper worked out: %s', async (_, carId, kept, estimate) => {
  const { slug } = publicSite().site;
  openStorage(slug, sessionStore()).write('loans', [{ car_id: carId, ...loan }]);
  openStorage(slug, browserStore()).write('finance-terms', kept);
  const shown = await show(linked);
  await sendBoth(shown);
  await waitFor(() => expect(shown.lead()).toBeDefined());
  expect(shown.lead().finance_estimate).toEqual(estimate);
});

test('[FIN-006] an accepted finance enquiry is counted as 9, once; a failed one is not', async () => {
  const failing = await show(linked, { answers: { [endpoints.createLead.path]: { status: 500, body: {} } } });
  await typeWish(failing.user);
  await failing.goOn();
  await typeCore(failing.user);
  await failing.send();
  await screen.findByText('An unexpected error occured');
  expect(failing.tracked).toEqual([]);
  failing.unmount();
  const { goOn, send, tracked } = await show(linked);
  // The draft has kept everything.
  await goOn();
  await send();
  expect(tracked).toEqual([9]);
});

test('[LEA-026] one step is in view, the next one comes when the first is right, and the way back keeps values', async () => {
  const { user, container, goOn } = await show();
  expect(screen.queryByLabelText('First Name')).not.toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await goOn();
  expect(await screen.findByText('Please fix the following errors:')).toBeVisible();
  expect(screen.getByLabelText('Comments')).toBeVisible();
  await typeWish(user);
  await goOn();
  expect(screen.getByLabelText('First Name')).toBeVisible();
  expect(screen.getByText('Your details', { selector: 'legend' })).toHaveFocus();
  expect(screen.getByText('2. Your details')).toHaveAttribute('aria-current', 'step');
  expect(screen.queryByText('Please fix the following errors:')).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(screen.getByRole('button', { name: 'Back to your finance' }));
  expect(screen.getByLabelText('Comments')).toHaveValue('What would it cost?');
});

const createLead = endpoints.createLead.path;

/** Fills in both steps and sends the form. */
async function sendBoth({ user, goOn, send }: Awaited<ReturnType<typeof show>>): Promise<void> {
  await typeWish(user);
  await goOn();
  await typeCore(user);
  await send();
}

test('[LEA-027] the last step sends the form, and a lead id leads to the success page', async () => {
  const shown = await show({}, { answers: { [createLead]: { body: { lead_id: 9, error: null } } } });
  const requested = jest.fn();
  shown.events.subscribe('navigation:requested', requested);
  await sendBoth(shown);
  await waitFor(() => expect(requested).toHaveBeenCalledWith({ href: '/success' }));
});

test.each<[string, NetworkAnswers[string], string]>([
  ['the server’s own error', { body: { error: 'Rego not found' } }, 'Rego not found'],
  [
    'the error of a refused call',
    { status: 500, body: { error: { code: 'internal', message: 'It broke.' } } },
    'It broke.',
  ],
  ['an answer without a lead id', { body: { ok: true } }, 'An unexpected error occured'],
  ['an answer that is no JSON of ours', { status: 500, body: {} }, 'An unexpected error occured'],
  ['a network failure', { isDown: true }, 'An unexpected error occured'],
])('[LEA-027][LEA-028] %s keeps the form and shows why', async (_, answer, text) => {
  const shown = await show({}, { answers: { [createLead]: answer } });
  const requested = jest.fn();
  shown.events.subscribe('navigation:requested', requested);
  await sendBoth(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent(new RegExp(`^${text}$`));
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
  expect(requested).not.toHaveBeenCalled();
});

test('[LEA-026] the browser’s Back leads to the step before, with the focus and what was typed; Forward leads on', async () => {
  const { user, goOn, move } = await show();
  await typeWish(user);
  await goOn();
  await typeCore(user);
  await move(-1);
  expect(screen.getByLabelText('Comments')).toBeVisible();
  expect(screen.getByLabelText('Comments')).toHaveValue('What would it cost?');
  expect(screen.getByText('Your finance', { selector: 'legend' })).toHaveFocus();
  await move(1);
  expect(screen.getByLabelText('First Name')).toBeVisible();
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
});

test('an address of the second step opens the first one until that is right', async () => {
  const { user, goOn } = await show({}, { path: '/finance-enquiry#your-details' });
  expect(screen.getByLabelText('First Name')).not.toBeVisible();
  await goOn();
  expect(screen.getByLabelText('First Name')).not.toBeVisible();
  await typeWish(user);
  await goOn();
  expect(screen.getByLabelText('First Name')).toBeVisible();
});

test('a reload opens the second step again where the first is right', async () => {
  const first = await show();
  await typeWish(first.user);
  await first.goOn();
  first.unmount();
  await show({}, { path: '/finance-enquiry#your-details' });
  expect(screen.getByLabelText('First Name')).toBeVisible();
  expect(screen.getByText('Your details', { selector: 'legend' })).not.toHaveFocus();
});

test('the summary names what is wrong in the step in view, and nothing of another one', async () => {
  const { user, goOn, send, move } = await show();
  await typeWish(user);
  await goOn();
  await send();
  expect(await screen.findByRole('link', { name: /first name/i })).toBeVisible();
  await move(-1);
  expect(screen.queryByText('Please fix the following errors:')).toBeNull();
  await goOn();
  expect(screen.getByRole('link', { name: /first name/i })).toBeVisible();
});

test('a second refusal leads to the first step with a mistake again', async () => {
  const { user, goOn, send, move } = await show();
  await typeWish(user);
  await goOn();
  await send();
  await typeCore(user);
  await move(-1);
  await user.clear(screen.getByLabelText('Comments'));
  await move(1);
  await send();
  expect(await screen.findByRole('link', { name: /comments/i })).toBeVisible();
  expect(screen.getByLabelText('Comments')).toBeVisible();
});

test('Enter in a field of the first step goes on and sends nothing', async () => {
  const { user, calls } = await show();
  await typeWish(user);
  await user.click(screen.getByLabelText(/^Budget/));
  await user.keyboard('45k{Enter}');
  expect(screen.getByLabelText('First Name')).toBeVisible();
  expect(calls).toEqual([]);
});

test('what the server refuses in the first step brings that step back', async () => {
  const refused = {
    status: 422,
    body: { error: { code: 'invalid_fields', message: 'Check it.', fields: { message: 'Too short.' } } },
  };
  const { user, goOn, send } = await show({}, { answers: { [endpoints.createLead.path]: refused } });
  await typeWish(user);
  await goOn();
  await typeCore(user);
  await send();
  expect(await screen.findByLabelText('Comments')).toBeVisible();
  expect(screen.getByLabelText('Comments')).toHaveAccessibleDescription(/Too short/);
  await user.type(screen.getByLabelText('Comments'), '!');
  expect(screen.getByLabelText('Comments')).toBeVisible();
});

test.each([
  ['$45,000.00', '$45,000', 45_000],
  ['45k', '$45,000', 45_000],
  ['', '', undefined],
])('a budget of %j reads %j and is sent as %j', async (typed, shown, sent) => {
  const { user, lead, goOn, send } = await show();
  await user.click(screen.getByLabelText(/^Budget/));
  if (typed) await user.paste(typed);
  await typeWish(user);
  expect(screen.getByLabelText(/^Budget/)).toHaveValue(shown);
  await goOn();
  await typeCore(user);
  await send();
  expect(lead().values.budget).toBe(sent);
});

test.each(['lots', '1e309', '-5'])('a budget of %j stays as it is and is refused', async (typed) => {
  const { user, goOn } = await show();
  await typeWish(user);
  await user.click(screen.getByLabelText(/^Budget/));
  await user.paste(typed);
  await goOn();
  const field = screen.getByLabelText(/^Budget/);
  expect(field).toHaveValue(typed);
  expect(field).toHaveAccessibleDescription(/Please enter your budget in dollars, such as \$30,000/);
});

test('[FIN-005] until the form hydrates, Continue sends nothing: most of the form is not in view', () => {
  const { api } = leadNetwork({});
  const html = renderToString(
    <InPlatform site={publicSite()} events={strictBus()} api={api}>
      <PageForm
        category="Finance Enquiry"
        title="Ask about finance"
        data={{ ...noLocationChoices, dealerships }}
      />
    </InPlatform>,
  );
  document.body.innerHTML = html;
  expect(screen.getByRole('button', { name: 'Continue' })).toHaveAttribute('type', 'button');
  expect(screen.getByRole('button', { name: 'Send enquiry' })).toHaveAttribute('type', 'submit');
  document.body.innerHTML = '';
});
