import { act, fireEvent, render as renderInto, screen, waitFor } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { publicSite } from 'harness/testing';
import { Slot } from 'shared-contracts/react';
import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { all, page } from '../testing/fake-remotes';
import { closePages, openPage } from '../testing/open-page';
import { RemoteBoundary } from './remote-boundary';
import { createServerRegistry } from './remote-registry';

/*
 * What the server rendered is never taken away by code that does not come or crashes: it can be read, and its links and
 * forms are the browser's own.
 */

/** Where the code of the pages below crashes, if it does. */
let crash: 'render' | 'effect' | null = null;
/** Called whenever a page is rendered. */
const render = jest.fn();

function Form() {
  const [sent, setSent] = useState(false);
  return (
    <form action="/enquire" method="post" aria-label="Ask">
      <input name="email" aria-label="Email" />
      <input type="checkbox" name="terms" aria-label="Terms" />
      <button type="button" onClick={() => setSent(true)}>
        {sent ? 'Sent' : 'Send'}
      </button>
    </form>
  );
}

function CarPage() {
  render();
  if (crash === 'render') throw new Error('Broken on purpose.');
  useEffect(() => {
    if (crash === 'effect') throw new Error('Broken on purpose.');
  }, []);
  return (
    <>
      <h1>The car</h1>
      <p>$20,000</p>
      <a href="tel:0755500142">Call</a>
      <a href="/search">Back to the cars</a>
      <Form />
    </>
  );
}

const vehicle = (): RemoteModule => ({
  contract: contractVersion,
  routes: [page('vehicle.page', '/cars/:slug', CarPage)],
  slots: {},
});
const known = () => ({ ...all(), vehicle: vehicle() });
const broken = () => Promise.reject(new Error('404'));

/** Markup of the page, without React's own marks. */
const content = () => screen.getByRole('main').innerHTML.replace(/<!--.*?-->/g, '');
const strip = () => screen.queryByText('This section is unavailable. Please try again.');
const retry = () => screen.getByRole('button', { name: 'Retry' });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

/** Opens a page whose server was whole, and whose code in the browser is not. */
async function openBroken(where: typeof crash, failures = 1) {
  expectConsole('warn', 'vehicle (render)', failures);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  const opened = await openPage('/cars/rav4', {
    known: known(),
    answers: { vehicle: () => held.then(vehicle) },
  });
  const served = content();
  const hydrate = async (): Promise<void> => {
    crash = where;
    release();
    await waitFor(() => expect(strip()).toBeVisible());
  };
  return { documents: opened.documents, served, hydrate };
}

beforeEach(() => {
  window.scrollTo = jest.fn();
  Element.prototype.scrollIntoView = jest.fn();
  crash = null;
  render.mockClear();
});
afterEach(closePages);

test('[SHL-081] a page whose code cannot be loaded stays, with a strip to retry; the header leads elsewhere', async () => {
  expectConsole('warn', 'vehicle (load)');
  const opened = await openPage('/cars/rav4', {
    known: known(),
    answers: { vehicle: broken },
    site: publicSite({ home: { sections: [] } }),
  });
  const served = content();
  const heading = screen.getByRole('heading', { name: 'The car' });
  await waitFor(() => expect(strip()).toBeVisible());
  expect(strip()).toHaveAttribute('role', 'status');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(content()).toBe(served);
  expect(screen.getByRole('heading', { name: 'The car' })).toBe(heading);
  // An anchor of the page moves the visitor within it.
  fireEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  window.history.pushState(null, '', '#content');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  await settle();
  expect(content()).toBe(served);
  expect(screen.getByRole('heading', { name: 'The car' })).toBe(heading);
  fireEvent.click(screen.getByRole('link', { name: 'Test Motors' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Find your next car' })).toBeVisible();
  expect(strip()).toBeNull();
  expect(opened.documents).toEqual([]);
});

test('a page whose code comes late is hydrated as it stands, with what was typed into it', async () => {
  expectConsole('warn', 'vehicle (load)');
  const opened = await openPage('/cars/rav4', { known: known(), answers: { vehicle: broken } });
  const heading = screen.getByRole('heading', { name: 'The car' });
  await waitFor(() => expect(strip()).toBeVisible());
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@example.com' } });
  opened.serve('vehicle', () => Promise.resolve(vehicle()));
  retry().focus();
  fireEvent.click(retry());
  await waitFor(() => expect(strip()).toBeNull());
  expect(screen.getByRole('heading', { name: 'The car' })).toBe(heading);
  expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Sent' })).toBeVisible();
  // The button that had the focus is gone.
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a filter of a page whose code does not run sends its form', async () => {
  expectConsole('warn', 'vehicle (load)');
  const Filters = () => (
    <>
      <form action="/search" method="get">
        <input type="checkbox" name="make" value="Toyota" aria-label="Toyota" />
        <input name="query" aria-label="Words" />
      </form>
      <form action="/enquire" method="post">
        <input type="checkbox" name="terms" aria-label="Terms" />
      </form>
    </>
  );
  const cars: RemoteModule = { ...vehicle(), routes: [page('vehicle.page', '/cars/:slug', Filters)] };
  const opened = await openPage('/cars/rav4', {
    known: { ...all(), vehicle: cars },
    answers: { vehicle: broken },
  });
  const sent: string[] = [];
  const onSubmit = (event: Event): void => {
    event.preventDefault();
    sent.push((event.target as HTMLFormElement).action);
  };
  window.addEventListener('submit', onSubmit);
  try {
    await waitFor(() => expect(strip()).toBeVisible());
    fireEvent.change(screen.getByLabelText('Words'), { target: { value: 'kia' } });
    fireEvent.click(screen.getByLabelText('Terms'));
    expect(sent).toEqual([]);
    fireEvent.click(screen.getByLabelText('Toyota'));
    expect(sent).toEqual([expect.stringMatching(/\/search$/)]);
    opened.serve('vehicle', () => Promise.resolve(cars));
    fireEvent.click(retry());
    await waitFor(() => expect(strip()).toBeNull());
    fireEvent.click(screen.getByLabelText('Toyota'));
    expect(sent).toHaveLength(1);
  } finally {
    window.removeEventListener('submit', onSubmit);
  }
});

test('a link to a page of a remote that is out is left to the server', async () => {
  expectConsole('warn', 'vehicle (load)');
  const opened = await openPage('/cars/rav4', { known: known(), answers: { vehicle: broken } });
  await waitFor(() => expect(strip()).toBeVisible());
  act(() => opened.events.publish('navigation:requested', { href: '/cars/rio?a=1' }, 'search'));
  await settle();
  expect(opened.documents).toEqual(['PUSH /cars/rio?a=1']);
  expect(screen.getByRole('heading', { name: 'The car' })).toBeVisible();
});

describe.each(['render', 'effect'] as const)(
  'a page that crashes in its %s while it is hydrated',
  (where) => {
    test('is put back as the server rendered it, and lives when its code works', async () => {
      const { served, hydrate } = await openBroken(where);
      await hydrate();
      expect(content()).toBe(served);
      expect(screen.queryByRole('alert')).toBeNull();
      crash = null;
      fireEvent.click(retry());
      await waitFor(() => expect(strip()).toBeNull());
      expect(screen.getAllByRole('heading', { name: 'The car' })).toHaveLength(1);
      fireEvent.click(screen.getByRole('button', { name: 'Send' }));
      expect(screen.getByRole('button', { name: 'Sent' })).toBeVisible();
    });

    test('has links that the browser follows itself', async () => {
      // The test's browser cannot.
      expectConsole('error', 'Not implemented: navigation');
      const { hydrate, documents } = await openBroken(where);
      await hydrate();
      expect(fireEvent.click(screen.getByRole('link', { name: 'Back to the cars' }))).toBe(true);
      await settle();
      expect(documents).toEqual([]);
    });

    test('keeps what was typed and the focus, also when another try fails', async () => {
      const { hydrate } = await openBroken(where, 2);
      fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@example.com' } });
      fireEvent.click(screen.getByLabelText('Terms'));
      screen.getByLabelText('Email').focus();
      await hydrate();
      expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
      expect(screen.getByLabelText('Email')).toHaveFocus();
      expect(screen.getByLabelText('Terms')).toBeChecked();
      const tries = render.mock.calls.length;
      const kept = screen.getByLabelText('Email');
      fireEvent.click(retry());
      await waitFor(() => expect(render.mock.calls.length).toBeGreaterThan(tries));
      await settle();
      await waitFor(() => expect(strip()).toBeVisible());
      expect(screen.getByLabelText('Email')).toHaveValue('ann@example.com');
      if (where === 'render') expect(screen.getByLabelText('Email')).toBe(kept);
    });
  },
);

test('a crashed page is tried again by itself, but not while its form is being filled in', async () => {
  const { hydrate } = await openBroken('render');
  jest.useFakeTimers();
  try {
    await hydrate();
    const tries = render.mock.calls.length;
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'ann@' } });
    await act(() => jest.advanceTimersByTimeAsync(30_000));
    expect(render).toHaveBeenCalledTimes(tries);
    fireEvent.change(screen.getByLabelText('Email'), { target: { value: '' } });
    crash = null;
    await act(() => jest.advanceTimersByTimeAsync(6_000));
  } finally {
    jest.useRealTimers();
  }
  await waitFor(() => expect(strip()).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(screen.getByRole('button', { name: 'Sent' })).toBeVisible();
});

test('a page that crashes each time is tried again three times by itself, and then left to its visitor', async () => {
  const { hydrate } = await openBroken('render', 4);
  jest.useFakeTimers();
  const triesWithin = async (ms: number): Promise<number> => {
    const before = render.mock.calls.length;
    await act(() => jest.advanceTimersByTimeAsync(ms));
    return render.mock.calls.length - before;
  };
  try {
    await hydrate();
    for (const [pauseMs, restMs] of [
      [6_000, 8_000],
      [8_000, 35_000],
      [12_000, 600_000],
    ] as const) {
      expect(await triesWithin(pauseMs)).toBeGreaterThan(0);
      expect(await triesWithin(restMs)).toBe(0);
    }
  } finally {
    jest.useRealTimers();
  }
  expect(retry()).toBeVisible();
});

test('a slot that crashes is put back alone; the page around it lives', async () => {
  expectConsole('warn', 'search (slot)');
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  function Page() {
    const [views, setViews] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setViews(views + 1)}>
          Views: {views}
        </button>
        <Slot name="search.entry" placement="first" variant="hero" />
        <Slot name="search.entry" placement="second" variant="compact" />
      </>
    );
  }
  const search = (): RemoteModule => ({
    contract: contractVersion,
    routes: [],
    slots: {
      'search.entry': defineSlot('search.entry', {
        Component: ({ variant }) => {
          if (crash && variant === 'compact') throw new Error('Broken on purpose.');
          return <p>The {variant} one</p>;
        },
      }),
    },
  });
  const cars: RemoteModule = { ...vehicle(), routes: [page('vehicle.page', '/cars/:slug', Page)] };
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await openPage('/cars/rav4', {
    known: { vehicle: cars, search: search() },
    answers: { search: () => held.then(search) },
  });
  const served = content();
  crash = 'render';
  release();
  await waitFor(() => expect(strip()).toBeVisible());
  expect(content()).toBe(served);
  expect(screen.getByText('The compact one')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Views: 0' }));
  expect(screen.getByRole('button', { name: 'Views: 1' })).toBeVisible();
  crash = null;
  fireEvent.click(retry());
  await waitFor(() => expect(strip()).toBeNull());
  expect(screen.getByText('The hero one')).toBeVisible();
  expect(screen.getByText('The compact one')).toBeVisible();
});

test('a frame that crashes is put back as the server rendered it', async () => {
  expectConsole('warn', 'shell (render)');
  Element.prototype.scrollIntoView = () => {
    throw new Error('Broken on purpose.');
  };
  await openPage('/cars/rav4', { known: known() });
  const root = document.getElementById('root');
  const served = root?.textContent ?? '';
  await act(async () => void (window.location.hash = '#content'));
  await waitFor(() => expect(strip()).toBeVisible());
  expect(root?.textContent).toBe(`${served}This section is unavailable. Please try again.Retry`);
  expect(screen.getByRole('banner')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'The car' })).toBeVisible();
});

test('a part that only the browser has rendered gives way to the panel', async () => {
  expectConsole('warn', 'vehicle (render)');
  await openPage('/search', { known: known() });
  crash = 'render';
  fireEvent.click(screen.getByRole('link', { name: 'A car' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This section is unavailable. Please try again.',
  );
  expect(strip()?.closest('[role=alert]')).not.toBeNull();
  crash = null;
  fireEvent.click(retry());
  expect(await screen.findByRole('heading', { name: 'The car' })).toBeVisible();
});

test('the next page of the same route begins without the failure of the last one', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const registry = createServerRegistry({}, { vehicle: vehicle() });
  const load = jest.spyOn(registry, 'load');
  const Car = ({ slug }: { slug: string }) => {
    if (slug === 'broken') throw new Error('Broken on purpose.');
    return <input aria-label={slug} />;
  };
  const showCar = (slug: string) => (
    <RemoteBoundary
      remote="vehicle"
      registry={registry}
      served={null}
      servedKey={null}
      attributes={{}}
      part={slug}
      onFailure={() => undefined}
      fallback={() => <p>Unavailable</p>}
      waiting={null}
    >
      <Car slug={slug} />
    </RemoteBoundary>
  );
  jest.useFakeTimers();
  try {
    const { rerender } = renderInto(showCar('broken'));
    expect(screen.getByText('Unavailable')).toBeVisible();
    rerender(showCar('rav4'));
    const field = screen.getByLabelText('rav4');
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(screen.getByLabelText('rav4')).toBe(field);
    expect(load).not.toHaveBeenCalled();
  } finally {
    jest.useRealTimers();
  }
});
