import { testNow } from 'harness/testing';
import { endpoints } from 'shared-contracts/api/endpoints';
import { act, screen, waitFor } from '@testing-library/react';
import { makeCar } from 'shared-contracts/testing';
import { toLeadCar } from '../lead-subject/lead-car';
import { fieldValues, showForm, stored, typedValues, typeEnquiry } from '../testing/show-form';

const car = toLeadCar(makeCar({ id: 7 }));
/** A form that nothing was typed into. */
const untouched = ['', '', '', '', '', 'Is this still available?'];

beforeEach(() => localStorage.clear());

describe('the draft', () => {
  test('is there again after a reload, with its key, and gone after success', async () => {
    const first = await showForm({ car, answers: { [endpoints.submitForm.path]: { isDown: true } } });
    await typeEnquiry(first.user);
    await first.send();
    first.unmount();

    const again = await showForm({ car });
    expect(fieldValues()).toEqual(typedValues);
    await again.send();
    expect(again.calls[0]?.key).toBe(first.calls[0]?.key);
    expect(stored('drafts')).toEqual({});
    again.unmount();

    const fresh = await showForm({ car });
    expect(fieldValues()).toEqual(untouched);
    await typeEnquiry(fresh.user);
    await fresh.send();
    expect(fresh.calls[0]?.key).not.toBe(first.calls[0]?.key);
  });

  test('of another car or of last month is not offered', async () => {
    const first = await showForm({ car });
    await typeEnquiry(first.user);
    first.unmount();
    const other = await showForm({ car: toLeadCar(makeCar({ id: 8 })) });
    expect(fieldValues()).toEqual(untouched);
    other.unmount();
    const drafts = stored('drafts') as Record<string, { savedAt: number }>; // written by the form
    for (const draft of Object.values(drafts)) draft.savedAt -= 8 * 24 * 60 * 60 * 1000;
    localStorage.setItem('test-motors:drafts', JSON.stringify(drafts));
    await showForm({ car });
    expect(fieldValues()).toEqual(untouched);
  });

  test('that is broken is ignored', async () => {
    const broken = {
      'enquiry:car-7': { key: 'k', values: { fields: { name: 3 } }, savedAt: testNow().getTime() },
    };
    localStorage.setItem('test-motors:drafts', JSON.stringify(broken));
    await showForm({ car });
    expect(fieldValues()).toEqual(untouched);
  });
});

test('[LEA-029] what is typed before the page has settled is added to the draft and sent with its key', async () => {
  const broken = { answers: { [endpoints.submitForm.path]: { isDown: true } } };
  const first = await showForm({ car, ...broken });
  await typeEnquiry(first.user);
  await first.send();
  first.unmount();

  const again = await showForm({ car, typedEarly: { name: 'postcode', value: '4217' } });
  expect(fieldValues()).toEqual(typedValues.with(2, '4217'));
  await again.send();
  expect(again.calls[0]?.key).toBe(first.calls[0]?.key);
  again.unmount();

  const fresh = await showForm({ car, typedEarly: { name: 'name', value: 'Ada' } });
  await typeEnquiry(fresh.user);
  await fresh.send();
  expect(fresh.calls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('[LEA-029] a draft that was kept without a key gets one', async () => {
  const draft = { key: '', values: { fields: { name: 'Ada' } }, savedAt: testNow().getTime() };
  localStorage.setItem('test-motors:drafts', JSON.stringify({ 'enquiry:car-7': draft }));
  const { user, send, calls } = await showForm({ car });
  expect(fieldValues()[0]).toBe('Ada');
  await typeEnquiry(user);
  await send();
  expect(calls[0]?.key).toMatch(/^[0-9a-f]{32}$/);
});

test('[LEA-036][SHL-074] saved details fill the core fields for 30 days, and those of a sent form replace them', async () => {
  const details = { name: 'Ada', last_name: 'Byron', postcode: '4000', phone: '0412345678', email: 'a@b.de' };
  const dayMs = 24 * 60 * 60 * 1000;
  const save = (days: number) =>
    localStorage.setItem(
      'test-motors:user',
      JSON.stringify({ ...details, savedAt: testNow().getTime() - days * dayMs }),
    );
  save(30);
  const first = await showForm({ car });
  expect(fieldValues().slice(0, 5)).toEqual(['Ada', 'Byron', '4000', '0412345678', 'a@b.de']);
  const saved = jest.fn();
  first.events.subscribe('user-details:saved', saved);
  await first.user.clear(screen.getByLabelText('Postcode'));
  await first.user.type(screen.getByLabelText('Postcode'), '4001');
  // Nothing else is left to do: the question is there already.
  await first.send();
  expect(saved).toHaveBeenCalledWith({ details: { ...details, postcode: '4001' } });
  first.unmount();
  save(31);
  await showForm({ car });
  expect(fieldValues().slice(0, 5)).toEqual(['', '', '', '', '']);
});

test('[SHL-074] a form that is filled with saved details has a way to forget them, which empties it at once', async () => {
  const details = { name: 'Ada', last_name: 'Byron', postcode: '4000', phone: '0412345678', email: 'a@b.de' };
  localStorage.setItem('test-motors:user', JSON.stringify({ ...details, savedAt: testNow().getTime() }));
  const { user, events } = await showForm({ car });
  const forgotten = jest.fn();
  events.subscribe('user-details:forgotten', forgotten);
  const comments = screen.getByLabelText(/^Comments/);
  await user.type(comments, ' And the colour?');
  const forget = screen.getByRole('button', { name: 'Forget my details' });
  await user.click(forget);
  expect(forgotten).toHaveBeenCalledTimes(1);
  expect(fieldValues()).toEqual(['', '', '', '', '', 'Is this still available? And the colour?']);
  expect(screen.getByLabelText('First Name')).toHaveFocus();
  expect(forget).not.toBeInTheDocument();
});

test('a form without saved details has nothing to forget', async () => {
  await showForm({ car });
  expect(screen.queryByRole('button', { name: 'Forget my details' })).not.toBeInTheDocument();
});

test('offline the form says so, keeps everything and sends itself when the line is back', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { user, send, calls, events } = await showForm({ car });
  const requested = jest.fn();
  events.subscribe('navigation:requested', requested);
  await typeEnquiry(user);
  await send();
  expect(screen.getByRole('alert')).toHaveTextContent('Saved. We’ll send it when you’re back online.');
  expect(calls).toEqual([]);
  expect(fieldValues()).toEqual(typedValues);
  expect(Object.keys(stored('drafts') as object)).toEqual(['enquiry:car-7']);
  line.mockReturnValue(true);
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  await waitFor(() => expect(requested).toHaveBeenCalledWith({ href: '/success' }));
  expect(calls).toHaveLength(2);
});
