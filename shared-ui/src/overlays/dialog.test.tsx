import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Suspense, use, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { isDialogEntry, marksOfChoice } from './back-entry';
import { Dialog, Sheet } from './dialog';
import { lockScroll } from './scroll-lock';

function Example({ modal: Modal = Dialog }: { readonly modal?: typeof Dialog | typeof Sheet }): ReactNode {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Enquire
      </button>
      <a href="/behind">Behind</a>
      <Modal
        open={open}
        onClose={() => setOpen(false)}
        title="Enquire about this car"
        footer={(close) => (
          <button type="button" onClick={close}>
            Send
          </button>
        )}
      >
        <input aria-label="First name" />
      </Modal>
    </>
  );
}

async function openDialog(): Promise<HTMLElement> {
  await userEvent.click(screen.getByRole('button', { name: 'Enquire' }));
  return screen.getByRole('dialog', { name: 'Enquire about this car' });
}

describe.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])('a %s', (_kind, modal) => {
  test('[UI-005] takes focus, keeps Tab inside and holds the page still', async () => {
    render(<Example modal={modal} />);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    const dialog = await openDialog();
    expect(dialog).toContainElement(document.activeElement as HTMLElement); // something always has focus
    expect(document.body).toHaveStyle({ overflow: 'hidden' });
    const stops: (string | null | undefined)[] = [];
    for (let press = 0; press < 4; press += 1) {
      await userEvent.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement); // as above
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent);
    }
    expect(stops).toEqual(['Close', 'First name', 'Send', 'Close']);
    await userEvent.tab({ shift: true });
    expect(screen.getByRole('button', { name: 'Send' })).toHaveFocus();
  });

  test('[UI-005] Escape closes it, frees the page and gives focus back to the opener', async () => {
    render(<Example modal={modal} />);
    await openDialog();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Enquire' })).toHaveFocus();
    expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
  });
});

test('[UI-005] is open and has focus before the browser can show it', () => {
  const seen: unknown[] = [];
  function Look(): ReactNode {
    useLayoutEffect(() => {
      const dialog = document.querySelector('dialog');
      seen.push(dialog?.open, dialog === document.activeElement);
    }, []);
    return null;
  }
  render(
    <>
      <Dialog open onClose={jest.fn()} title="Enquire about this car">
        Form
      </Dialog>
      <Look />
    </>,
  );
  expect(seen).toEqual([true, true]);
});

test('[UI-005] gives focus back to its opener after what it contains was hidden to load more', async () => {
  let answer: (text: string) => void = () => undefined;
  const loading = new Promise<string>((resolve) => {
    answer = resolve;
  });
  function More(): ReactNode {
    const [wanted, setWanted] = useState(false);
    return wanted ? (
      use(loading)
    ) : (
      <button type="button" onClick={() => setWanted(true)}>
        More
      </button>
    );
  }
  function Page(): ReactNode {
    const [open, setOpen] = useState(false);
    return (
      <Suspense>
        <button type="button" onClick={() => setOpen(true)}>
          Enquire
        </button>
        <Dialog open={open} onClose={() => setOpen(false)} title="Enquire about this car">
          <More />
        </Dialog>
      </Suspense>
    );
  }
  render(<Page />);
  await openDialog();
  await act(async () => screen.getByRole('button', { name: 'More' }).click());
  await act(async () => answer('All of it'));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('All of it');
  dialog.focus();
  await userEvent.keyboard('{Escape}');
  expect(dialog).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Enquire' })).toHaveFocus();
});

test('[UI-005] a press on the backdrop closes it, a press inside or one that began inside does not', async () => {
  render(<Example />);
  const dialog = await openDialog();
  await userEvent.click(screen.getByLabelText('First name'));
  expect(dialog).toBeInTheDocument();
  fireEvent.mouseDown(screen.getByLabelText('First name'));
  fireEvent.click(dialog);
  expect(dialog).toBeInTheDocument();
  await userEvent.click(dialog);
  expect(dialog).not.toBeInTheDocument();
});

test('[UI-005] the close button and the system back gesture close it', async () => {
  render(<Example />);
  await openDialog();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  const dialog = await openDialog();
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(dialog).not.toBeInTheDocument();
});

const goBack = async (): Promise<void> => {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  act(() => window.history.back());
  await act(() => gone);
};

test.each([
  ['dialog', Dialog],
  ['sheet', Sheet],
])(
  '[UI-005] the browser’s Back closes a %s and stays on its page, each time it was opened',
  async (_, modal) => {
    window.history.replaceState({ key: 'page' }, '', '/cars/a');
    render(<Example modal={modal} />);
    for (let times = 0; times < 2; times += 1) {
      const dialog = await openDialog();
      expect(window.history.state).toMatchObject({ key: 'page' });
      await goBack();
      expect(dialog).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Enquire' })).toHaveFocus();
      expect([window.location.pathname, window.history.state]).toEqual(['/cars/a', { key: 'page' }]);
    }
  },
);

test('[UI-005] a dialog that is opened again has no second entry to go back from', async () => {
  window.history.replaceState({ key: 'page' }, '', '/cars/a');
  render(<Example />);
  const entries = window.history.length;
  for (let times = 0; times < 3; times += 1) {
    await openDialog();
    await userEvent.keyboard('{Escape}');
  }
  expect(window.history.length).toBeLessThanOrEqual(entries + 1);
  const dialog = await openDialog();
  await goBack();
  expect(dialog).not.toBeInTheDocument();
});

test('[UI-005] of two dialogs Back closes the upper one', async () => {
  window.history.replaceState({ key: 'page' }, '', '/cars/a');
  render(
    <Dialog open title="Below" onClose={() => undefined}>
      <Example />
    </Dialog>,
  );
  const upper = await openDialog();
  await goBack();
  expect(upper).not.toBeInTheDocument();
  expect(screen.getByRole('dialog', { name: 'Below' })).not.toHaveStyle({ opacity: '0' });
});

describe('a choice that is made in a sheet', () => {
  /** What the router does for a choice within a page. */
  const choose = (key: string): void =>
    window.history.pushState({ key, ...marksOfChoice() }, '', `/cars/${key}`);
  const entry = () => [window.location.pathname, window.history.state as unknown];

  test('[UI-005][SRC-011] is taken back by Back alone, and the sheet is closed after the last of them', async () => {
    window.history.replaceState({ key: 'page' }, '', '/cars/a');
    render(<Example modal={Sheet} />);
    const sheet = await openDialog();
    choose('b');
    choose('c');
    await goBack();
    expect(window.location.pathname).toBe('/cars/b');
    expect(isDialogEntry()).toBe(false);
    await goBack();
    expect(window.location.pathname).toBe('/cars/a');
    expect(sheet).toBeVisible();
    await goBack();
    expect(sheet).not.toBeInTheDocument();
    expect(entry()).toEqual(['/cars/a', { key: 'page' }]);
  });

  test('[UI-005] is a page like any other once the sheet is closed, and below one that is opened again', async () => {
    window.history.replaceState({ key: 'page' }, '', '/cars/a');
    render(<Example modal={Sheet} />);
    await openDialog();
    choose('b');
    choose('c');
    await userEvent.keyboard('{Escape}');
    expect(entry()).toEqual(['/cars/c', { key: 'c' }]);
    await goBack();
    const again = await openDialog();
    expect(window.location.pathname).toBe('/cars/b');
    await goBack();
    expect(again).not.toBeInTheDocument();
    expect(entry()).toEqual(['/cars/b', { key: 'b' }]);
  });
});

/** A dialog whose owner does not take it away. */
function showKept() {
  const onClose = jest.fn();
  render(
    <Dialog open title="Enquire" onClose={onClose}>
      We answer within a day.
    </Dialog>,
  );
  return { dialog: screen.getByRole('dialog'), onClose };
}

test('[UI-005] what is closed is out of sight before its owner takes it away, and is closed once', async () => {
  const { dialog, onClose: taken } = showKept();
  taken.mockImplementation(() => expect(dialog).toHaveStyle({ opacity: '0' }));
  const button = screen.getByRole('button', { name: 'Close' });
  act(() => [button, button].forEach((pressed) => pressed.click()));
  expect(taken).toHaveBeenCalledTimes(1);
});

test('[UI-005] a dialog that its owner keeps comes back', async () => {
  const { dialog, onClose: kept } = showKept();
  for (let times = 1; times <= 2; times += 1) {
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(kept).toHaveBeenCalledTimes(times);
    expect(dialog).not.toHaveStyle({ opacity: '0' });
  }
});

test('focus goes to the field that the caller names', () => {
  function WithField(): ReactNode {
    const field = useRef<HTMLInputElement>(null);
    return (
      <Dialog open title="Where are you?" onClose={() => undefined} initialFocus={field}>
        <input aria-label="Postcode" ref={field} />
      </Dialog>
    );
  }
  render(<WithField />);
  expect(screen.getByLabelText('Postcode')).toHaveFocus();
});

test('an open dialog has no accessibility violations', async () => {
  const { baseElement } = render(<Example />);
  await openDialog();
  expect(await axe(baseElement)).toHaveNoViolations();
});

test('the page stays still until the last holder lets go, and letting go twice counts once', () => {
  const first = lockScroll();
  const second = lockScroll();
  first();
  first();
  expect(document.body).toHaveStyle({ overflow: 'hidden' });
  second();
  expect(document.body).not.toHaveStyle({ overflow: 'hidden' });
});
