import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { publicSite } from 'harness/testing';
import { all } from '../testing/fake-remotes';
import { closePages, openPage } from '../testing/open-page';
import { renderPage } from '../testing/render-page';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(() => {
  closePages();
  delete document.documentElement.dataset['off'];
});

const root = document.documentElement;
const open = (changes: Parameters<typeof publicSite>[0]) =>
  openPage('/search', { known: all(), site: publicSite(changes) });
const kept = (store: Storage): unknown => JSON.parse(store.getItem('test-motors:banners-off') ?? '[]');

/** Attributes of the script that hides, before the first paint, what was put away. */
const marksIn = (html: string): unknown => {
  const text = /data-marks="([^"]*)"/.exec(html)?.[1];
  return text === undefined ? null : JSON.parse(text.replaceAll('&quot;', '"'));
};

describe('[SHL-045] the emergency banner', () => {
  const banners = { emergency: { enabled: true } };

  test('leads to service booking; dismissed it stays away for the visit', async () => {
    await open({ banners });
    const bar = screen.getByRole('complementary', { name: 'Service notice' });
    const link = within(bar).getByRole('link', { name: 'BOOK A SERVICE' });
    expect(link).toHaveAttribute('href', '/service#service-booking');
    await userEvent.click(await within(bar).findByRole('button', { name: 'Dismiss service notice' }));
    await waitFor(() => expect(root.dataset['off']).toBe('emergency'));
    expect(kept(window.sessionStorage)).toEqual(['emergency']);
    expect(kept(window.localStorage)).toEqual([]);
    expect(screen.getByRole('main')).toHaveFocus();
  });

  test('is not there where the site has none', async () => {
    const { html } = await renderPage('/search', { site: publicSite() });
    expect(html).not.toContain('Service notice');
    expect(marksIn(html)).toBeNull();
  });
});

test('[SHL-046] a dismissed announcement is kept for good under its id, so that the next one is shown', async () => {
  const announcement = { id: 'a1', text: 'Open on Sunday', href: '/contact' };
  await open({ banners: { announcement } });
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss announcement' }));
  await waitFor(() => expect(kept(window.localStorage)).toEqual(['announcement:a1']));
  expect(root.dataset['off']).toBe('announcement');
  const site = (id: string) => publicSite({ banners: { announcement: { ...announcement, id } } });
  // The script hides the kind whose mark is kept.
  expect(marksIn((await renderPage('/search', { site: site('a1') })).html)).toEqual({
    announcement: 'announcement:a1',
  });
  expect(marksIn((await renderPage('/search', { site: site('a2') })).html)).toEqual({
    announcement: 'announcement:a2',
  });
});

describe('the consent of a site that asks for it', () => {
  const site = { privacy: { consent: true } };
  const choices = () => screen.getByRole('region', { name: 'Privacy choices' });

  test('stands in the page; the answer is kept, published and can be changed from the footer', async () => {
    const { events } = await open(site);
    const answers: boolean[] = [];
    events.subscribe('privacy:changed', ({ isAccepted }) => answers.push(isAccepted));
    await waitFor(() => expect(answers).toEqual([false]));
    expect(await axe(document.body)).toHaveNoViolations();
    await userEvent.click(within(choices()).getByRole('button', { name: 'Only what’s needed' }));
    await waitFor(() => expect(root.dataset['off']).toBe('consent'));
    expect(window.localStorage.getItem('test-motors:consent')).toBe('"needed"');
    await userEvent.click(screen.getByRole('link', { name: 'Privacy choices' }));
    expect(root.dataset['off']).toBe('');
    expect(choices()).toHaveFocus();
    await userEvent.click(within(choices()).getByRole('button', { name: 'Accept' }));
    expect(window.localStorage.getItem('test-motors:consent')).toBe('"all"');
    expect(answers).toEqual([false, false, true]);
  });

  test('given before, it is published when the page has hydrated', async () => {
    window.localStorage.setItem('test-motors:consent', '"all"');
    const { events } = await open(site);
    const answers: boolean[] = [];
    events.subscribe('privacy:changed', ({ isAccepted }) => answers.push(isAccepted));
    await waitFor(() => expect(answers).toEqual([true]));
  });

  test('a site that does not ask has neither bar nor link', async () => {
    await open({});
    await act(() => Promise.resolve());
    expect(screen.queryByText('Privacy choices')).toBeNull();
    expect(screen.queryByRole('region', { name: 'Privacy choices' })).toBeNull();
  });
});
