import { screen } from '@testing-library/react';
import type { CarType } from 'shared-contracts/entities/scalars';
import { makeCar } from 'shared-contracts/testing';
import { formSpec } from '../form-spec/form-spec';
import { toLeadCar } from '../lead-subject/lead-car';
import { showForm, typeCore } from '../testing/show-form';

beforeEach(() => localStorage.clear());

async function countedFor(setting: Parameters<typeof showForm>[0], category?: string): Promise<number[]> {
  const { user, send, events } = await showForm(setting);
  const ids: number[] = [];
  events.subscribe('analytics:tracked', ({ eventId }) => ids.push(eventId));
  await typeCore(user);
  await user.click(screen.getByLabelText(/^Comments/));
  await user.paste('Hello');
  if (category) await user.selectOptions(screen.getByLabelText('Category'), category);
  await send();
  return ids;
}
const carOf = (type: CarType) => toLeadCar(makeCar({ id: 7, car_type: type }));

test.each([
  ['used', 14],
  ['new', 15],
  ['demo', 15],
] as const)('[LEA-031] an enquiry about a %s car is counted as %i', async (type, id) => {
  expect(await countedFor({ car: carOf(type) })).toEqual([id]);
});
test('[LEA-031] a general enquiry is counted as 15', async () => {
  expect(await countedFor({}, 'General Enquiry')).toEqual([15]);
});
test.each([
  ['used', 17],
  ['new', 48],
  ['demo', 48],
] as const)('[LEA-032] a test drive of a %s car is counted as %i', async (type, id) => {
  expect(await countedFor({ car: carOf(type), spec: formSpec('test-drive') })).toEqual([id]);
});
test('[LEA-032] a test drive without a car is counted as 48', async () => {
  expect(await countedFor({ spec: formSpec('test-drive') })).toEqual([48]);
});
test('a careers enquiry is counted as 51 and nothing else', async () => {
  expect(await countedFor({ spec: formSpec('careers') })).toEqual([51]);
});
