import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { publicSite } from 'harness/testing';
import { all } from '../testing/fake-remotes';
import { closePages, openPage } from '../testing/open-page';
import { renderPage } from '../testing/render-page';

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
  window.scrollTo = jest.fn();
});
afterEach(closePages);

const stockMenu = () => {
  const summary = [...document.querySelectorAll('nav[aria-label=Main] summary')].find(
    ({ textContent }) => textContent === 'Our Stock',
  );
  return summary?.parentElement as HTMLDetailsElement; // the default menu has it
};
const mouse = (name: string) =>
  fireEvent(stockMenu(), Object.assign(new Event(name), { pointerType: 'mouse' }));
const click = () => userEvent.click(stockMenu().querySelector('summary') as HTMLElement); // a menu has its button

describe.each([false, true])('menus of a header with hoverOpen %s', (hoverOpen) => {
  beforeEach(() => openPage('/search', { known: all(), site: publicSite({ header: { hoverOpen } }) }));

  test('[SHL-038] a mouse opens a menu only where the site wants it; a click always does, Escape closes it', async () => {
    mouse('pointerenter');
    expect(stockMenu().open).toBe(hoverOpen);
    mouse('pointerleave');
    expect(stockMenu().open).toBe(false);
    await click();
    expect(stockMenu().open).toBe(true);
    await userEvent.keyboard('{Escape}');
    expect(stockMenu().open).toBe(false);
    expect(stockMenu().querySelector('summary')).toHaveFocus();
  });
});

test('[SHL-039] the header says so while a menu is open, whichever it is', async () => {
  await openPage('/search', { known: all() });
  const header = screen.getByRole('banner');
  expect(header).not.toHaveClass('nav-open');
  await click();
  await waitFor(() => expect(header).toHaveClass('nav-open'));
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(header).not.toHaveClass('nav-open'));
  await userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));
  await waitFor(() => expect(header).toHaveClass('nav-open'));
  await userEvent.click(document.body);
  await waitFor(() => expect(header).not.toHaveClass('nav-open'));
});

test('[SHL-009] Back closes the menu of a phone and stays on the page, each time it was opened', async () => {
  await openPage('/search', { known: all() });
  const menu = screen.getByLabelText('Menu', { selector: 'summary' }).parentElement as HTMLDetailsElement; // it is one
  for (let times = 0; times < 2; times += 1) {
    await userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));
    await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: 1 }));
    act(() => window.history.back());
    await waitFor(() => expect(menu.open).toBe(false));
    expect(window.location.pathname).toBe('/search');
  }
  // Closed by other means it is worth no Back of its own.
  await userEvent.click(screen.getByLabelText('Menu', { selector: 'summary' }));
  await waitFor(() => expect(window.history.state).toMatchObject({ dialogs: 1 }));
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
});

test('[SHL-040][SHL-042] the links of both wide menus are in the server’s page; other entries have none', async () => {
  const children = [{ label: 'Kia', href: '/brands/kia' }];
  const navigation = [
    { label: 'Brands', href: '/brands', children },
    { label: 'Models', href: '/models', children: [{ label: 'EV9', href: '/models/ev9' }] },
    { label: 'Company', href: '/about-us', children: [{ label: 'Careers', href: '/careers' }] },
  ];
  const header = { megaMenu: { enabled: true, navItem: 'Brands' } };
  const { html } = await renderPage('/search', { site: publicSite({ site: { navigation }, header }) });
  expect(html.match(/<details[^>]*data-wide="brands".*?<\/details>/s)?.[0]).toContain('href="/brands/kia"');
  expect(html.match(/<details[^>]*data-wide="models".*?<\/details>/s)?.[0]).toContain('href="/models/ev9"');
  expect(html.match(/<details[^>]*data-wide/g)).toHaveLength(2);
  const without = await renderPage('/search', { site: publicSite({ site: { navigation } }) });
  expect(without.html).not.toContain('data-wide="brands"');
});
