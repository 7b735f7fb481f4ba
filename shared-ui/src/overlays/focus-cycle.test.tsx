import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dialog } from './dialog';
import { focusableIn, nextInCycle } from './focus-cycle';

test('[UI-005] Tab goes round what can be reached: hidden, inert and switched-off elements are no stops', async () => {
  render(
    <Dialog open title="Where are you?" onClose={() => undefined}>
      <input aria-label="Postcode" />
      <div hidden>
        <button type="button">Hidden</button>
      </div>
      <div inert>
        <button type="button">Inert</button>
      </div>
      <div style={{ display: 'none' }}>
        <button type="button">Not displayed</button>
      </div>
      <div style={{ visibility: 'hidden' }}>
        <button type="button">Folded away</button>
      </div>
      <fieldset disabled>
        <button type="button">Switched off</button>
      </fieldset>
      <details>
        <summary>More</summary>
        <button type="button">In a closed part</button>
      </details>
      <input type="hidden" />
      <label>
        <input type="radio" name="where" aria-label="Here" defaultChecked />
      </label>
      <label>
        <input type="radio" name="where" aria-label="There" />
      </label>
      <button type="button" aria-hidden="true" tabIndex={-1}>
        Decoration
      </button>
    </Dialog>,
  );
  const dialog = screen.getByRole('dialog');
  const stops = focusableIn(dialog).map((stop) => stop.getAttribute('aria-label') ?? stop.textContent);
  expect(stops).toEqual(['Close', 'Postcode', 'More', 'Here']);
  screen.getByLabelText('Here').focus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByLabelText('Here')).toHaveFocus();
});

test('[UI-005] a film in a dialog is reached with Tab', async () => {
  render(
    <Dialog open title="Video" onClose={() => undefined}>
      <iframe title="Film" />
    </Dialog>,
  );
  screen.getByRole('button', { name: 'Close' }).focus();
  expect(nextInCycle(screen.getByRole('dialog'), false)).toBeUndefined();
  await userEvent.tab({ shift: true });
  expect(screen.getByTitle('Film')).toHaveFocus();
});
