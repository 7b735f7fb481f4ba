import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { useDropdown, type DropdownOptions } from '../dropdown';

function Menu(options: DropdownOptions) {
  const ref = useDropdown(options);
  return (
    <main>
      <details ref={ref} data-testid="menu">
        <summary>Our stock</summary>
        <ul>
          <li>
            <a href="#new">New</a>
          </li>
          <li>
            <a href="#used">Used</a>
          </li>
        </ul>
      </details>
      <button type="button">Elsewhere</button>
    </main>
  );
}

function show(options: DropdownOptions = {}) {
  const onOpenChange = jest.fn();
  const view = render(<Menu {...options} onOpenChange={onOpenChange} />);
  const menu = screen.getByTestId<HTMLDetailsElement>('menu');
  return { ...view, menu, onOpenChange, summary: screen.getByText('Our stock') };
}

// What opens a `summary` by Enter is the browser's: it turns the key into a click, which this environment leaves out.
const press = (summary: HTMLElement) => userEvent.click(summary);

/** This environment has no pointer events of its own. */
const point = (target: HTMLElement, name: string, pointerType: string) =>
  fireEvent(target, Object.assign(new Event(name), { pointerType }));

test('[UI-018] its button opens and closes it, and the host is notified', async () => {
  const { menu, onOpenChange, summary } = show();
  await press(summary);
  expect(menu.open).toBe(true);
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(true));
  await press(summary);
  expect(menu.open).toBe(false);
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
  expect(onOpenChange).toHaveBeenCalledTimes(2);
});

test('[UI-018] ArrowDown moves through the items and round, ArrowUp back, Escape closes and gives the focus back', async () => {
  const { menu, onOpenChange, summary } = show();
  await press(summary);
  summary.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'New' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'Used' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('link', { name: 'New' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('link', { name: 'Used' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(menu.open).toBe(false);
  expect(summary).toHaveFocus();
  await waitFor(() => expect(onOpenChange).toHaveBeenLastCalledWith(false));
});

test('[UI-018] an arrow key opens a closed one', async () => {
  const { menu, summary } = show();
  summary.focus();
  await userEvent.keyboard('{ArrowDown}');
  expect(menu.open).toBe(true);
  expect(screen.getByRole('link', { name: 'New' })).toHaveFocus();
});

test('[UI-018] in hover mode a mouse opens and leaves it, a finger does not; in click mode neither does', () => {
  const hover = show({ mode: 'hover' });
  point(hover.menu, 'pointerenter', 'touch');
  expect(hover.menu.open).toBe(false);
  point(hover.menu, 'pointerenter', 'mouse');
  expect(hover.menu.open).toBe(true);
  point(hover.menu, 'pointerleave', 'mouse');
  expect(hover.menu.open).toBe(false);
  hover.unmount();
  const click = show({ mode: 'click' });
  point(click.menu, 'pointerenter', 'mouse');
  expect(click.menu.open).toBe(false);
});

test('[SHL-038] a click on what a mouse has just opened leaves it open, and the next one closes it', async () => {
  const { menu, summary } = show({ mode: 'hover' });
  point(menu, 'pointerenter', 'mouse');
  await press(summary);
  expect(menu.open).toBe(true);
  await press(summary);
  expect(menu.open).toBe(false);
});

test('[SHL-038] it closes when the focus goes on, and gives it back on a press outside', async () => {
  const { menu, summary } = show();
  await press(summary);
  screen.getByRole('link', { name: 'Used' }).focus();
  fireEvent.pointerDown(document.body);
  expect(menu.open).toBe(false);
  expect(summary).toHaveFocus();
  await press(summary);
  expect(menu.open).toBe(true);
  screen.getByRole('button', { name: 'Elsewhere' }).focus();
  expect(menu.open).toBe(false);
});

test('a press outside closes it, one inside does not', async () => {
  const { menu, summary } = show();
  await press(summary);
  fireEvent.pointerDown(screen.getByRole('link', { name: 'New' }));
  expect(menu.open).toBe(true);
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(menu.open).toBe(false);
});

test('it has no accessibility problem', async () => {
  const { container, summary } = show();
  await press(summary);
  expect(await axe(container)).toHaveNoViolations();
});
