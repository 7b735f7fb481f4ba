import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Button, ButtonLink, IconButton } from './button';
import { buttonStyles } from './button.styles';

test('a button does not submit by default, and calls its handler', async () => {
  const press = jest.fn();
  render(<Button onClick={press}>Enquire</Button>);
  const button = screen.getByRole('button', { name: 'Enquire' });
  expect(button).toHaveAttribute('type', 'button');
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});

test('a busy button keeps its label and focus but neither calls nor submits', async () => {
  const press = jest.fn();
  const submit = jest.fn();
  render(
    <form onSubmit={submit}>
      <Button type="submit" busy onClick={press}>
        Send enquiry
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Send enquiry' });
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
  await userEvent.click(button);
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  expect(submit).not.toHaveBeenCalled();
});

test('targets are at least 44 px high', () => {
  render(
    <>
      <Button size="small">Small</Button>
      <IconButton label="Share">s</IconButton>
    </>,
  );
  expect(buttonStyles('outline', 'small').styles).toContain('min-height:var(--tap)');
  expect(getComputedStyle(screen.getByRole('button', { name: 'Share' })).height).toContain('--tap');
});

test('links stay links and icon buttons have names', async () => {
  const { container } = render(
    <>
      <ButtonLink href="/search" variant="filled" block>
        Search
      </ButtonLink>
      <IconButton label="Save" veiled aria-pressed={false}>
        <svg aria-hidden="true" />
      </IconButton>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Search' })).toHaveAttribute('href', '/search');
  expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-pressed', 'false');
  expect(await axe(container)).toHaveNoViolations();
});
