import { openStorage, sessionStore, type SiteStorage } from 'shared-contracts/storage';
import { newSession, readSession, writeSession, type CheckoutSession } from './checkout-session';

const contact = {
  name: 'Ada',
  last_name: 'Lovelace',
  postcode: '4000',
  phone: '0412345678',
  email: 'ada@example.com',
};
const session: CheckoutSession = {
  answers: { name: 'Ada' },
  pending: { key: 'k', processor: 'sandbox', token: 't', contact },
  reference: null,
  unsentLead: 'lead-key',
};

let storage: SiteStorage;
beforeEach(() => {
  sessionStorage.clear();
  storage = openStorage('test-motors', sessionStore());
});

const keep = (session: unknown) => storage.write('checkouts', { 7: session });

test('[VEH-087] a checkout is read as it was kept, for its own car only', () => {
  writeSession(storage, 7, session);
  expect(readSession(storage, 7)).toEqual(session);
  expect(readSession(storage, 8)).toEqual(newSession);
});

test.each([[undefined], [null], ['text'], [[]], [{}]])(
  'an unreadable checkout (%j) is a new one',
  (values) => {
    keep(values);
    expect(readSession(storage, 7)).toEqual(newSession);
  },
);

test('an unreadable part is dropped by itself', () => {
  const pending = { ...contact, key: 'k', processor: 'sandbox', token: 't' };
  keep({ answers: { name: 1 }, pending, reference: 5, unsentLead: 'lead-key' });
  expect(readSession(storage, 7)).toEqual({ ...session, answers: {} });
  keep({ answers: { name: 'Ada' }, pending: { ...pending, token: '' }, unsentLead: 'lead-key' });
  expect(readSession(storage, 7)).toEqual({ ...session, pending: null });
});
