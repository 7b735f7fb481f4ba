import { act } from '@testing-library/react';
import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';

/** A value and the name attribute of the field that it is typed into. */
export interface EarlyTyping {
  name: string;
  value: string;
}

const roots: Root[] = [];
afterEach(() => {
  for (const root of roots.splice(0)) act(() => root.unmount());
});

interface MomentsProps {
  /** The first moment in which a browser can take an event: after the commit, before React's effects. */
  onReady: () => void;
  /** The effects of what stands before have run. */
  onSettled: () => void;
}

function Moments({ onReady, onSettled }: MomentsProps): ReactNode {
  useLayoutEffect(() => queueMicrotask(onReady), [onReady]);
  useEffect(onSettled, [onSettled]);
  return null;
}

/**
 * Shows a page to a shopper who types at once. It renders as in a browser, without a test's `act`, which would run the
 * effects before anything can be typed.
 */
export async function renderAndType(page: ReactNode, { name, value }: EarlyTyping) {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  roots.push(root);
  const settings = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  settings.IS_REACT_ACT_ENVIRONMENT = false;
  await new Promise<void>((resolve, reject) => {
    const type = (): void => {
      const field = container.querySelector<HTMLInputElement>(`form [name="${name}"]`);
      if (!field) return reject(new Error(`There is no field ${name} yet.`));
      field.value = value;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    root.render(
      <>
        {page}
        <Moments onReady={type} onSettled={resolve} />
      </>,
    );
  }).finally(() => {
    settings.IS_REACT_ACT_ENVIRONMENT = true;
  });
  return { container, unmount: () => act(() => root.unmount()) };
}
