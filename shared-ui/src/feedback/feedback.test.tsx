import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from 'jest-axe';
import { Alert } from './alert';
import { alertStyles } from './alert.styles';
import { EmptyState } from './empty-state';
import { ErrorPanel } from './error-panel';
import { FormErrorSummary } from './form-error-summary';
import { BoxSkeleton, CardSkeleton, LineSkeleton, LoadingRegion } from './skeleton';
import { ToastRegion, ToastView } from './toast';

test('[UI-016] two errors make a titled list of two', async () => {
  const { container } = render(<FormErrorSummary errors={['x', 'y']} />);
  const summary = screen.getByRole('alert');
  expect(within(summary).getByText('Please fix the following errors:')).toBeInTheDocument();
  expect(
    within(summary)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual(['x', 'y']);
  expect(await axe(container)).toHaveNoViolations();
});

test('[UI-016] no errors, no summary', () => {
  const { container } = render(<FormErrorSummary errors={[]} />);
  expect(container).toBeEmptyDOMElement();
});

test('[UI-016] a summary that takes the focus is read out once: it is no alert as well', async () => {
  const { container } = render(<FormErrorSummary errors={['x']} takeFocus />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('group', { name: 'Please fix the following errors:' })).toHaveFocus();
  expect(await axe(container)).toHaveNoViolations();
});

test('[UI-016] a message links to its field and puts the cursor there', async () => {
  render(
    <>
      <FormErrorSummary errors={[{ message: 'Enter 4 digits.', fieldId: 'postcode' }]} takeFocus />
      <input id="postcode" aria-label="Postcode" />
    </>,
  );
  expect(screen.getByRole('group')).toHaveFocus();
  const link = screen.getByRole('link', { name: 'Enter 4 digits.' });
  expect(link).toHaveAttribute('href', '#postcode');
  await userEvent.click(link);
  expect(screen.getByLabelText('Postcode')).toHaveFocus();
});

test('[UI-017] a destructive alert interrupts and looks destructive', async () => {
  const { container } = render(
    <Alert variant="destructive" title="Not sent">
      Try again.
    </Alert>,
  );
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('Not sentTry again.');
  expect(alert).toHaveClass('alert-destructive');
  expect(getComputedStyle(alert).background).toBe('var(--color-destructive-tint)');
  expect(alertStyles.destructive.name).not.toBe(alertStyles.info.name);
  expect(await axe(container)).toHaveNoViolations();
});

test('[UI-017] other alerts do not interrupt', () => {
  render(<Alert variant="success">Sent.</Alert>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Sent.');
});

test('[UI-025] a region is busy while its skeletons show, and not after', async () => {
  const skeleton = (
    <>
      <CardSkeleton />
      <LineSkeleton widthPercent={60} />
      <BoxSkeleton heightPx={120} />
    </>
  );
  const region = (busy: boolean) => (
    <LoadingRegion busy={busy} label="Loading cars" skeleton={skeleton} data-testid="region">
      <p>21 cars</p>
    </LoadingRegion>
  );
  const { container, rerender } = render(region(true));
  expect(screen.getByTestId('region')).toHaveAttribute('aria-busy', 'true');
  expect(screen.getByRole('status')).toHaveTextContent('Loading cars');
  expect(screen.queryByText('21 cars')).not.toBeInTheDocument();
  expect(container.querySelectorAll('[aria-hidden=true]').length).toBeGreaterThanOrEqual(3);
  expect(await axe(container)).toHaveNoViolations();
  rerender(region(false));
  expect(screen.getByTestId('region')).toHaveAttribute('aria-busy', 'false');
  expect(screen.getByText('21 cars')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('a failed part says so and can be tried again', async () => {
  const retry = jest.fn();
  const { container } = render(<ErrorPanel onRetry={retry} />);
  expect(screen.getByRole('alert')).toHaveTextContent('This section is unavailable. Please try again.');
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});

test('an empty state has a heading, a sentence and an action', async () => {
  const { container } = render(
    <EmptyState title="No cars match" action={<a href="/search">Clear filters</a>}>
      Take away a filter.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'No cars match' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Clear filters' })).toBeInTheDocument();
  expect(await axe(container)).toHaveNoViolations();
});

test('a toast appears in a live region that was there before, and can be dismissed', async () => {
  const dismiss = jest.fn();
  const { container, rerender } = render(<ToastRegion />);
  const region = screen.getByRole('status');
  rerender(
    <ToastRegion>
      <ToastView kind="success" onDismiss={dismiss} action={<a href="/favourites">View</a>}>
        Saved.
      </ToastView>
    </ToastRegion>,
  );
  expect(region).toHaveTextContent('Saved.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(dismiss).toHaveBeenCalledTimes(1);
  expect(await axe(container)).toHaveNoViolations();
});
