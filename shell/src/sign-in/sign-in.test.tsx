import { webcrypto } from 'node:crypto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { axe } from 'jest-axe';
import { fakeCode } from 'harness/fake-api';
import { publicSite } from 'harness/testing';
import { DEFAULT_SIGN_IN_COPY } from 'shared-contracts/site-config/leads-auth-locations';
import { callsOf, failure, fakeAccount, type FakeAccount } from '../testing/fake-account';
import { all } from '../testing/fake-remotes';
import { address, openAccountPage } from '../testing/open-account-page';
import { closePages } from '../testing/open-page';
import { renderPage, textOf } from '../testing/render-page';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(closePages);

const phoneField = () => screen.findByLabelText('Mobile number');
const codeField = () => screen.findByLabelText('Code');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Brings the page to its second step. */
async function askForCode(account: FakeAccount, path = '/sign-in?redirect=/cars/rav4&back=/search') {
  const opened = await openAccountPage(path, account);
  await userEvent.type(await phoneField(), '0412 345 678');
  await press('Send me a code');
  await codeField();
  return opened;
}

describe('the page', () => {
  test.each(Object.entries(DEFAULT_SIGN_IN_COPY))(
    '[SHL-027] type %s has the heading "%s"',
    async (type, words) => {
      const { html, state } = await renderPage(`/sign-in?type=${type}`);
      expect(textOf(/<h1.*?<\/h1>/s.exec(html)?.[0] ?? '')).toContain(words);
      expect(state.status).toBe(200);
    },
  );

  test('[SHL-027] the words are the site’s own, and an unknown or missing type is just signing in', async () => {
    const site = publicSite({ auth: { copy: { checkout: 'Almost yours' } } });
    const heading = async (path: string) =>
      textOf(/<h1.*?<\/h1>/s.exec((await renderPage(path, { site })).html)?.[0] ?? '').trim();
    expect(await heading('/sign-in?type=checkout')).toBe('Almost yours');
    for (const path of ['/sign-in', '/sign-in?type=foo', '/sign-in?type=constructor', '/sign-in?type=']) {
      expect(await heading(path)).toBe('Sign in');
    }
  });

  test('it is private, and no search engine lists it', async () => {
    const { output, html } = await renderPage('/sign-in?type=watchlist');
    expect(output).toMatchObject({ kind: 'page', cache: 'private' });
    expect(html).toContain('name="robots" content="noindex"');
  });

  test('without script it says what to do, and a press before the script runs gives nothing away', async () => {
    const { html } = await renderPage('/sign-in?type=checkout&redirect=/cars/a/checkout&back=/cars/a');
    expect(textOf(html)).toContain('Signing in needs JavaScript');
    const form = /<form.*?<\/form>/s.exec(html)?.[0] ?? '';
    const names = [...form.matchAll(/name="(\w+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['type', 'redirect', 'back']);
  });

  test('nothing is wrong for assistive technology in either step', async () => {
    await openAccountPage('/sign-in?type=watchlist', fakeAccount());
    expect(await axe(document.body)).toHaveNoViolations();
    closePages();
    await askForCode(fakeAccount());
    expect(await axe(document.body)).toHaveNoViolations();
  });
});

describe('where it leads', () => {
  const signIn = async (path: string) => {
    await askForCode(fakeAccount(), path);
    await userEvent.type(await codeField(), fakeCode);
    await press('Sign in');
  };

  test('[SHL-026] Back leads to back, signing in to redirect, and Back of the browser not to the form', async () => {
    const { events } = await openAccountPage('/search', fakeAccount(), { known: all() });
    const href = '/sign-in?type=checkout&redirect=/cars/a/checkout&back=/cars/a';
    act(() => events.publish('navigation:requested', { href }, 'search'));
    expect(await screen.findByRole('link', { name: 'Back' })).toHaveAttribute('href', '/cars/a');
    await userEvent.type(await phoneField(), '0412345678');
    await press('Send me a code');
    await userEvent.type(await codeField(), fakeCode);
    await press('Sign in');
    await waitFor(() => expect(address()).toBe('/cars/a/checkout'));
    act(() => window.history.back());
    await waitFor(() => expect(address()).toBe('/search'));
  });

  test.each([
    'https://evil.example',
    '//evil.example',
    '/\\evil.example',
    '/%09/evil.example',
    'javascript:alert(1)',
  ])('[SHL-026] %s leads home', async (target) => {
    const path = `/sign-in?redirect=${target}&back=${target}`;
    const { html } = await renderPage(path);
    expect(/<a[^>]*href="([^"]*)"[^>]*>(?:<svg.*?<\/svg>)?Back/s.exec(html)?.[1]).toBe('/');
    await signIn(path);
    await waitFor(() => expect(address()).toBe('/'));
  });

  test('[SHL-027] what the visitor signs in for is another page: nothing typed stays, and the focus is at its start', async () => {
    const { events } = await openAccountPage('/sign-in?type=checkout', fakeAccount());
    await userEvent.type(await phoneField(), '123');
    await press('Send me a code');
    expect(await screen.findByText(/Please enter an Australian mobile number/)).toBeVisible();
    act(() => events.publish('navigation:requested', { href: '/sign-in?type=finance' }, 'search'));
    await waitFor(() => expect(address()).toBe('/sign-in?type=finance'));
    await waitFor(() => expect(document.getElementById('content')).toHaveFocus());
    expect(await phoneField()).toHaveValue('');
    expect(screen.queryByText(/Please enter an Australian mobile number/)).toBeNull();
  });

  test('a shopper who is signed in already goes straight on', async () => {
    await openAccountPage('/sign-in?redirect=/cars/rav4', fakeAccount([], { phone: '0412345678' }));
    await waitFor(() => expect(address()).toBe('/cars/rav4'));
  });
});

describe('the two steps', () => {
  test('[SHL-028] the phone is requested, then the code; the session is known everywhere', async () => {
    const account = fakeAccount();
    const { events } = await askForCode(account);
    expect(callsOf(account, 'requestCode')[0]?.body).toEqual({ phone: '0412345678' });
    expect(screen.getByText(/We sent a 6-digit code to 0412 345 678/)).toBeVisible();
    const field = await codeField();
    expect(field).toHaveFocus();
    expect(field).toHaveAttribute('autocomplete', 'one-time-code');
    expect(field).toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(field, fakeCode);
    await press('Sign in');
    await waitFor(() => expect(address()).toBe('/cars/rav4'));
    expect(events.last('auth:user-changed')?.user).toEqual({
      id: 'visitor-1',
      phone: '0412345678',
      loading: false,
    });
    expect(screen.getByLabelText('Your account')).toBeVisible();
    expect(await account.api('getMe')).toMatchObject({ phone: '0412345678' });
  });

  test('[SHL-028] a number that was typed before the script ran is the one that is sent', async () => {
    const opening = openAccountPage('/sign-in', fakeAccount());
    const field = (await phoneField()) as HTMLInputElement;
    field.value = '0412 345 678';
    await opening;
    await waitFor(() => expect(Object.keys(field).some((key) => key.startsWith('__reactFiber'))).toBe(true));
    await press('Send me a code');
    await codeField();
    expect(screen.getByText(/We sent a 6-digit code to 0412 345 678/)).toBeInTheDocument();
  });

  test('[SHL-028] a wrong code says so at its field, starts no session and keeps the visitor there', async () => {
    const account = fakeAccount();
    const { events } = await askForCode(account);
    const field = await codeField();
    await userEvent.type(field, '000000');
    await press('Sign in');
    expect(await screen.findByText('Incorrect code. Please try again.')).toBeVisible();
    expect(field).toHaveAccessibleDescription('Incorrect code. Please try again.');
    expect(field).toBeInvalid();
    expect(field).toHaveFocus();
    expect(address()).toContain('/sign-in');
    expect(events.last('auth:user-changed')?.user.id).toBeNull();
    expect(account.phone).toBeNull();
  });

  test('a pasted code may have spaces; too short a one is not sent', async () => {
    const account = fakeAccount();
    await askForCode(account);
    const field = await codeField();
    await userEvent.click(field);
    await userEvent.paste(' 123 45');
    await press('Sign in');
    expect(await screen.findByText('Please enter the 6 digits of the code.')).toBeVisible();
    expect(callsOf(account, 'verifyCode')).toEqual([]);
    await userEvent.clear(field);
    await userEvent.paste('Code: 123 456');
    expect(field).toHaveValue(fakeCode);
    await press('Sign in');
    await waitFor(() => expect(address()).toBe('/cars/rav4'));
  });

  test.each(['', '123', '07 3123 4567', '04123456789'])('%j is no number for a code', async (entered) => {
    const account = fakeAccount();
    await openAccountPage('/sign-in', account);
    const field = await phoneField();
    if (entered) await userEvent.type(field, entered);
    await press('Send me a code');
    expect(field).toHaveAccessibleDescription(/Please enter an Australian mobile number/);
    expect(field).toHaveFocus();
    expect(callsOf(account, 'requestCode')).toEqual([]);
  });

  test('the server’s own words are shown, such as those about its limits', async () => {
    const account = fakeAccount();
    account.answer('requestCode', () =>
      failure(429, 'too_many_requests', 'Please wait before asking again.'),
    );
    await openAccountPage('/sign-in', account);
    await userEvent.type(await phoneField(), '+61 412 345 678');
    await press('Send me a code');
    expect(await screen.findByText('Please wait before asking again.')).toBeVisible();
    expect(callsOf(account, 'requestCode')[0]?.body).toEqual({ phone: '0412345678' });
  });

  test('another code can be requested when the time is up, not before; the number can be changed', async () => {
    const account = fakeAccount();
    await askForCode(account);
    expect(screen.getByText('You can ask for a new code in 30 s.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Send a new code' })).toBeNull();
    const now = Date.now();
    jest.spyOn(Date, 'now').mockImplementation(() => now + 30_000);
    await press(
      await screen
        .findByRole('button', { name: 'Send a new code' }, { timeout: 3_000 })
        .then(() => 'Send a new code'),
    );
    await waitFor(() => expect(callsOf(account, 'requestCode')).toHaveLength(2));
    await press('Change number');
    const field = await phoneField();
    expect(field).toHaveFocus();
    expect(field).toHaveValue('0412 345 678');
  });

  describe('a code that was sent is not lost', () => {
    test('[SHL-028] a reload leads back to its step, with the number; it is forgotten once it was entered', async () => {
      const account = fakeAccount();
      await askForCode(account);
      closePages();
      await openAccountPage('/sign-in?redirect=/cars/rav4', account);
      expect(await codeField()).toHaveFocus();
      expect(screen.getByText(/We sent a 6-digit code to 0412 345 678/)).toBeVisible();
      expect(callsOf(account, 'requestCode')).toHaveLength(1);
      await userEvent.type(await codeField(), fakeCode);
      await press('Sign in');
      await waitFor(() => expect(address()).toBe('/cars/rav4'));
      expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('0412345678');
    });

    test('[SHL-028] a reload after "Change number", or when the code is no longer valid, asks for the number', async () => {
      await askForCode(fakeAccount());
      await press('Change number');
      closePages();
      await askForCode(fakeAccount());
      closePages();
      const now = Date.now();
      jest.spyOn(Date, 'now').mockImplementation(() => now + 5 * 60_000);
      await openAccountPage('/sign-in', fakeAccount());
      expect(await phoneField()).toBeVisible();
    });

    test('[SHL-028] where the server sends no other one for now, the one received can be entered', async () => {
      const account = fakeAccount();
      await askForCode(account);
      await press('Change number');
      const text = 'Please wait 26 seconds before asking for another code, or call us.';
      account.answer('requestCode', () => failure(429, 'too_many_requests', text));
      expect(await phoneField()).toHaveValue('0412 345 678');
      expect(screen.queryByRole('button', { name: 'I have a code' })).toBeNull();
      await press('Send me a code');
      expect(await screen.findByText(text)).toBeVisible();
      await press('I have a code');
      await userEvent.type(await codeField(), fakeCode);
      expect(screen.queryByText(text)).toBeNull();
      await press('Sign in');
      await waitFor(() => expect(address()).toBe('/cars/rav4'));
    });
  });

  describe('while the site’s codes are scarce', () => {
    const withSubtle = (subtle: SubtleCrypto | undefined) =>
      Object.defineProperty(window.crypto, 'subtle', { value: subtle, configurable: true });
    /** Answers with work until a request brings a proof. */
    async function scarceAccount(): Promise<FakeAccount> {
      withSubtle(webcrypto.subtle as SubtleCrypto); // Node's is the browser's
      const account = fakeAccount();
      const challenge = await createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: 10,
        counter: 7,
        deriveKey,
        hmacSignatureSecret: 'a',
        hmacKeySignatureSecret: 'b',
        data: { for: '00', until: 0 },
      });
      account.answer('requestCode', () =>
        Response.json(
          callsOf(account, 'requestCode').at(-1)?.body['proof']
            ? { sent: true, resend_after: 30 }
            : { sent: false, challenge },
        ),
      );
      return account;
    }
    afterEach(() => Reflect.deleteProperty(window.crypto, 'subtle'));

    test('[API-036] the browser works for one, and the code comes', async () => {
      const account = await scarceAccount();
      await askForCode(account);
      const [first, second] = callsOf(account, 'requestCode').map(({ body }) => body);
      expect(first).toEqual({ phone: '0412345678' });
      expect(second).toMatchObject({ phone: '0412345678', proof: { solution: { counter: 7 } } });
    });

    test('one that cannot says what to do', async () => {
      const account = await scarceAccount();
      withSubtle(undefined);
      await openAccountPage('/sign-in', account);
      await userEvent.type(await phoneField(), '0412 345 678');
      await press('Send me a code');
      expect(await screen.findByText(/could not send the code just now.*or call us/)).toBeVisible();
      expect(callsOf(account, 'requestCode')).toHaveLength(1);
    });
  });

  test('one press sends once', async () => {
    const account = fakeAccount();
    let release: () => void = () => undefined;
    account.answer(
      'requestCode',
      () =>
        new Promise((resolve) => {
          release = () => resolve(Response.json({ sent: true, resend_after: 30 }));
        }),
    );
    await openAccountPage('/sign-in', account);
    const field = await phoneField();
    await userEvent.type(field, '0412345678');
    await press('Send me a code');
    fireEvent.submit(field.closest('form') as HTMLFormElement); // the field stands in the form
    expect(callsOf(account, 'requestCode')).toHaveLength(1);
    act(() => release());
    await codeField();
  });
});
