import { act, screen } from '@testing-library/react';
import { axe } from 'jest-axe';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { EveryPart } from './every-part';

/** The server's HTML in the document, taken over by the browser's React. */
async function hydrate(): Promise<{ readonly root: HTMLElement; readonly errors: readonly unknown[] }> {
  const root = document.createElement('div');
  root.innerHTML = renderToString(<EveryPart />);
  document.body.replaceChildren(root);
  const errors: unknown[] = [];
  await act(async () => {
    hydrateRoot(
      root,
      <StrictMode>
        <EveryPart />
      </StrictMode>,
      { onRecoverableError: (error) => errors.push(error) },
    );
  });
  return { root, errors };
}

test('the first client render of every part matches the server', async () => {
  const { errors } = await hydrate();
  expect(errors).toEqual([]);
  expect(screen.getByRole('button', { name: 'Send enquiry' })).toBeInTheDocument();
});

test('all parts on one page have no accessibility violations', async () => {
  const { root } = await hydrate();
  expect(await axe(root)).toHaveNoViolations();
});
