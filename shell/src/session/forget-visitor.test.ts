import { browserStore, openStorage, sessionStore, type StorageArea } from 'shared-contracts/storage';
import { followSignOut, forgetVisitor } from './forget-visitor';
import type { Session } from './session';
import { watchSession } from './watch-session.client';

const site = 'test-motors';
const browser = () => openStorage(site, browserStore());
const tab = () => openStorage(site, sessionStore());
const checkouts = { 7: { answers: { phone: '0412345678' } } };
const personal: StorageArea[] = ['checkouts', 'trade-in', 'trade-in-until', 'trade-in-answers'];

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

/** What a tab keeps of its visitor. */
const fillTab = (): void => {
  tab().write('checkouts', checkouts);
  tab().write('trade-in-until', '2026-12-01T00:00:00Z');
  tab().write('trade-in-answers', { email: 'ada@example.com' });
};
const left = (): string[] => personal.filter((area) => window.sessionStorage.getItem(`${site}:${area}`));

test('[SHL-074] who signs out leaves nothing in the tab, and what comes after is kept', () => {
  fillTab();
  forgetVisitor(site, 1000);
  expect(left()).toEqual([]);
  tab().write('checkouts', checkouts);
  expect(followSignOut(site)).toBe(false);
  expect(tab().read('checkouts')).toEqual(checkouts);
});

test('[SHL-074] a tab follows once when another one has signed out, also where it was not open meanwhile', () => {
  expect(followSignOut(site)).toBe(false);
  fillTab();
  browser().write('signed-out', 1000);
  expect(followSignOut(site)).toBe(true);
  expect(left()).toEqual([]);
  expect(followSignOut(site)).toBe(false);
});

describe('a page in view while another tab signs out', () => {
  const watch = () => {
    const session: Session = { known: jest.fn(), refresh: jest.fn(() => Promise.resolve()) };
    const reload = jest.fn();
    return { session, reload, stop: watchSession(site, session, reload) };
  };
  const announce = (area: StorageArea): boolean =>
    window.dispatchEvent(new StorageEvent('storage', { key: `${site}:${area}` }));

  test('[SHL-074] forgets too, and is loaded again: it may show what is gone', () => {
    fillTab();
    const { reload, session, stop } = watch();
    browser().write('signed-out', 1000);
    announce('signed-out');
    expect(left()).toEqual([]);
    expect(reload).toHaveBeenCalledTimes(1);
    expect(session.refresh).not.toHaveBeenCalled();
    stop();
  });

  test('is not loaded again when another tab signs in', () => {
    fillTab();
    const { reload, session, stop } = watch();
    announce('session-changed');
    expect(session.refresh).toHaveBeenCalledTimes(1);
    expect(reload).not.toHaveBeenCalled();
    expect(left()).not.toEqual([]);
    stop();
  });
});
