import { type NetworkAnswers, publicSite } from 'harness/testing';
import { endpoints, endpointUrl } from 'shared-contracts/api/endpoints';
import { screen, waitFor, within } from '@testing-library/react';
import { axe } from 'jest-axe';
import { makeCar } from 'shared-contracts/testing';
import { formSpec } from '../form-spec/form-spec';
import { toLeadCar } from '../lead-subject/lead-car';
import { showForm, stored, typeCore } from '../testing/show-form';

const car = toLeadCar(makeCar({ id: 7 }));
const path = endpoints.listAppointments.path;
const slotsOf = (...starts: string[]) => ({
  body: { slots: starts.map((start) => ({ start, end: start })) },
});
const ten = '2026-12-02T10:00:00+10:00';
const eleven = '2026-12-02T11:00:00+10:00';
const open = slotsOf(ten, eleven);
const taken = 'That time has just been taken. Please choose another one, or send without a time.';

const showDrive = (times: NetworkAnswers[string], site = publicSite()) =>
  showForm({ car, spec: formSpec('test-drive'), site, answers: { [path]: times } });
type Shown = Awaited<ReturnType<typeof showDrive>>;

const dayName = 'Wednesday 2 December 2026, 2 times';
async function choose({ user }: Shown, time: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: dayName }));
  await user.click(screen.getByRole('radio', { name: time }));
}
const pathsOf = ({ calls }: Shown) => calls.map(({ path: called }) => called.split('?')[0]);

beforeEach(() => localStorage.clear());

test('[LEA-002] of the dealership’s times only those of a day can be chosen, and a day without is disabled', async () => {
  const { user, calls } = await showDrive(open);
  const day = await screen.findByRole('button', { name: dayName });
  expect(calls[0]?.path).toBe(
    endpointUrl('listAppointments', { query: { dealership_slug: 'harbour-springwood' } }),
  );
  const enabled = within(screen.getByRole('grid'))
    .getAllByRole('button')
    .filter((button) => button.getAttribute('aria-disabled') !== 'true');
  expect(enabled).toEqual([day]);
  await user.click(day);
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
    '10:00 am',
    '11:00 am',
  ]);
});

test('[LEA-016][LEA-033] with the core fields only a test drive is accepted, without a time', async () => {
  const shown = await showDrive(open);
  await screen.findByRole('grid');
  await typeCore(shown.user);
  await shown.send();
  expect(shown.lead()).toMatchObject({ category: 'Test Drive', car_id: 7 });
  expect(shown.lead().values).not.toHaveProperty('appointment_at');
  expect(shown.lead().values).not.toHaveProperty('message');
  // Nothing was chosen, so the times are not requested again.
  expect(pathsOf(shown).filter((called) => called === path)).toHaveLength(1);
});

test('[LEA-016] a chosen time is sent in ISO 8601 with the offset of the site', async () => {
  const shown = await showDrive(open);
  await typeCore(shown.user);
  await choose(shown, '11:00 am');
  await shown.send();
  expect(shown.lead().values.appointment_at).toBe(eleven);
  expect(pathsOf(shown)).toEqual([path, path, endpoints.submitForm.path, endpoints.createLead.path]);
});

test('[LEA-016] a time that was let go of is not sent', async () => {
  const shown = await showDrive(open);
  await typeCore(shown.user);
  await choose(shown, '11:00 am');
  await shown.user.click(screen.getByRole('button', { name: 'Clear the time' }));
  await shown.send();
  expect(shown.lead().values).not.toHaveProperty('appointment_at');
});

test.each([
  ['optional', 1],
  ['hidden', 0],
] as const)(
  '[LEA-016] with %s terms the form has %i checkboxes and is accepted unticked',
  async (mode, count) => {
    const shown = await showDrive(open, publicSite({ leads: { terms: { mode } } }));
    await screen.findByRole('grid');
    expect(screen.queryAllByRole('checkbox')).toHaveLength(count);
    await typeCore(shown.user);
    await shown.send();
    expect(shown.lead().values.terms_conditions).toBe(mode === 'hidden' ? undefined : false);
  },
);

test.each<[string, NetworkAnswers[string], RegExp]>([
  [
    'an error',
    { status: 500, body: { error: { code: 'internal', message: 'It broke.' } } },
    /can’t show our times/,
  ],
  ['a dead line', { isDown: true }, /can’t show our times/],
  ['no times', slotsOf(), /No times can be picked/],
])('[LEA-033] with %s there is no picker, and the form is sent without a time', async (_, times, words) => {
  const shown = await showDrive(times);
  expect(await screen.findByText(words)).toHaveTextContent(/any time that suits you/);
  expect(screen.queryByRole('grid')).not.toBeInTheDocument();
  await typeCore(shown.user);
  await shown.send();
  expect(shown.lead()).toMatchObject({ category: 'Test Drive' });
});

test('while the times are on their way the form says so and can be sent', async () => {
  let release: () => void = () => undefined;
  const after = new Promise<void>((resolve) => {
    release = resolve;
  });
  const shown = await showDrive({ ...open, after });
  expect(screen.getByRole('status')).toHaveTextContent('Loading times');
  await typeCore(shown.user);
  await shown.send();
  expect(shown.lead()).toMatchObject({ category: 'Test Drive' });
  shown.unmount();
  release();
});

test('[LEA-002] a time that was taken meanwhile is an error of the picker, which shows the times left', async () => {
  const shown = await showDrive([open, slotsOf(ten)]);
  await typeCore(shown.user);
  await choose(shown, '11:00 am');
  await shown.send();
  const summary = await screen.findByRole('link', { name: taken });
  expect(pathsOf(shown)).toEqual([path, path]);
  await shown.user.click(summary);
  const picker = screen.getByRole('group', { name: 'Day and time (optional)' });
  expect(picker).toHaveFocus();
  expect(picker).toHaveAccessibleDescription(expect.stringContaining(taken));
  expect(screen.getAllByRole('radio')).toEqual([screen.getByRole('radio', { name: '10:00 am' })]);
  expect(screen.getByRole('radio')).not.toBeChecked();

  await shown.user.click(screen.getByRole('radio'));
  expect(screen.queryByText(taken)).not.toBeInTheDocument();
  await shown.send();
  expect(shown.lead().values.appointment_at).toBe(ten);
});

test('[LEA-033] a chosen time that cannot be checked again is sent as it is', async () => {
  const shown = await showDrive([open, { isDown: true }]);
  await typeCore(shown.user);
  await choose(shown, '10:00 am');
  await shown.send();
  await waitFor(() => expect(shown.lead()?.values.appointment_at).toBe(ten));
});

test('the draft keeps the time as long as it can be had', async () => {
  const first = await showDrive(open);
  await choose(first, '11:00 am');
  expect(JSON.stringify(stored('drafts'))).toContain(eleven);
  first.unmount();
  const again = await showDrive(open);
  expect(await screen.findByRole('radio', { name: '11:00 am' })).toBeChecked();
  again.unmount();
  const later = await showDrive(slotsOf(ten));
  await screen.findByRole('grid');
  expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  await typeCore(later.user);
  await later.send();
  expect(later.lead().values).not.toHaveProperty('appointment_at');
});

test('no other form asks for times', async () => {
  const { calls } = await showForm({ car });
  expect(screen.queryByRole('group', { name: /Day and time/ })).not.toBeInTheDocument();
  expect(calls).toEqual([]);
});

test('[UI-022] the form with its picker is accessible', async () => {
  const shown = await showDrive(open);
  await choose(shown, '11:00 am');
  expect(
    await axe(screen.getByRole('button', { name: 'Request test drive' }).closest('form') ?? ''),
  ).toHaveNoViolations();
});
