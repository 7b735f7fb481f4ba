import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { renderToString } from 'react-dom/server';
import { InPlatform, publicSite, strictBus, type NetworkAnswers } from 'harness/testing';
import { endpoints } from 'shared-contracts/api/endpoints';
import type { SpinState } from 'shared-contracts/entities/spin';
import { ServerFormProvider } from 'shared-contracts/react';
import { spinTermsError } from 'shared-rules/spin';
import { leadNetwork } from '../testing/lead-network';
import { SpinPage } from './spin-page';

const draw: SpinState = {
  prizes: [
    { name: 'Free service', weight: 1, wins: true },
    { name: 'No prize this time', weight: 19, wins: false },
  ],
  terms: 'Open to adults in Queensland.',
  ends_on: '2026-12-24',
  is_open: true,
  spin: null,
};
const won = { prize: 'Free service', wins: true, reference: 'S-7KQM-2XWA', spun_at: '2026-11-20T02:00:00Z' };
const path = endpoints.spinWheel.path;

beforeEach(() => localStorage.clear());

function show(
  data: SpinState,
  answer: NetworkAnswers[string] = { status: 201, body: won },
  site = publicSite(),
) {
  const { api, calls } = leadNetwork({ [path]: answer });
  const events = strictBus();
  const page = render(
    <InPlatform site={site} api={api} events={events}>
      <SpinPage data={data} />
    </InPlatform>,
  );
  return { ...page, calls, events, user: userEvent.setup() };
}

async function fill(user: ReturnType<typeof userEvent.setup>): Promise<void> {
  const values = {
    'First Name': 'Ada',
    'Last Name': 'Lovelace',
    Postcode: '4000',
    'Email Address': 'ada@example.com',
  };
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
  await user.click(screen.getByLabelText('I agree to the terms of the draw'));
}
const spin = () => screen.getByRole('button', { name: 'Spin the wheel' });

test('[SHL-024] the page says what can be won, how likely each is, and what was agreed to, without asking for the phone', async () => {
  const { container } = show(draw);
  expect(screen.getByText('1 in 20')).toBeInTheDocument();
  expect(screen.getByText('19 in 20')).toBeInTheDocument();
  expect(screen.getByText('Open to adults in Queensland.')).toBeInTheDocument();
  expect(screen.getByText(/until 24 Dec 2026/)).toBeInTheDocument();
  expect(screen.queryByLabelText('Mobile Number')).not.toBeInTheDocument();
  expect(screen.getByText(/consent to future communications/)).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('[SHL-024] one press is one call; the result is shown when the wheel has stopped, and takes the focus', async () => {
  const { user, calls } = show(draw);
  await fill(user);
  await user.dblClick(spin());
  await waitFor(() => expect(screen.getByTestId('wheel')).toHaveStyle({ transform: 'rotate(2511deg)' }));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.body).toEqual({
    name: 'Ada', last_name: 'Lovelace', postcode: '4000', email: 'ada@example.com', terms_accepted: true, opt_in: false,
  }); // prettier-ignore
  expect(screen.queryByText('You’ve won')).not.toBeInTheDocument();
  fireEvent.transitionEnd(screen.getByTestId('wheel'));
  expect(screen.getByRole('heading', { name: 'Free service' })).toBeInTheDocument();
  expect(screen.getByText('S-7KQM-2XWA')).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveFocus();
});

test('[SHL-024] a visitor who has spun finds the result again, and no second spin', () => {
  show({ ...draw, is_open: false, spin: won });
  expect(screen.getByRole('heading', { name: 'Free service' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Spin the wheel' })).not.toBeInTheDocument();
});

test('[SHL-024] what the server refuses stands beside its field and in the summary, and nothing typed is lost', async () => {
  const fields = {
    postcode: 'Invalid postcode. Please enter a 4-digit number.',
    terms_accepted: spinTermsError,
  };
  const { user } = show(draw, {
    status: 422,
    body: { error: { code: 'invalid_fields', message: spinTermsError, fields } },
  });
  await user.type(screen.getByLabelText('First Name'), 'Ada');
  await user.click(spin());
  expect(await screen.findByText('Please fix the following errors:')).toBeInTheDocument();
  expect(screen.getByLabelText('Postcode')).toHaveAccessibleDescription(fields.postcode);
  expect(screen.getByLabelText('I agree to the terms of the draw')).toHaveAccessibleDescription(
    spinTermsError,
  );
  expect(screen.getByLabelText('First Name')).toHaveValue('Ada');
});

test('[SHL-024] without an answer nothing is drawn, and the spin is not lost', async () => {
  const { user } = show(draw, { isDown: true });
  await fill(user);
  await user.click(spin());
  expect(await screen.findByText('We have no answer yet')).toBeInTheDocument();
  expect(spin()).toBeEnabled();
});

test('[SHL-024] news are a question of their own, unchecked', async () => {
  const { user, calls } = show(draw, undefined, publicSite({ leads: { showOptIn: true } }));
  const optIn = screen.getByLabelText('Tell me about offers and new arrivals');
  expect(optIn).not.toBeChecked();
  await user.click(optIn);
  await fill(user);
  await user.click(spin());
  await waitFor(() => expect(calls[0]?.body).toMatchObject({ opt_in: true }));
});

test.each([
  ['no prizes', { ...draw, prizes: [], is_open: false }, 'There’s no draw on right now'],
  ['a last day that is over', { ...draw, is_open: false }, 'This draw has ended'],
])('[SHL-024] with %s the page says so and leads to the offers', (_, data, title) => {
  show(data);
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'See our special offers' })).toHaveAttribute(
    'href',
    '/special-offers',
  );
});

test('[SHL-024] without script the form is a post that keeps what was typed', () => {
  const html = renderToString(
    <InPlatform>
      <ServerFormProvider
        value={{ values: { name: 'Ada' }, errors: { postcode: 'Postcode is required.' }, key: 'key-1' }}
      >
        <SpinPage data={draw} />
      </ServerFormProvider>
    </InPlatform>,
  );
  expect(html).toContain('action="/spin-to-win"');
  expect(html).toContain('value="Ada"');
  expect(html).toContain('Postcode is required.');
});
