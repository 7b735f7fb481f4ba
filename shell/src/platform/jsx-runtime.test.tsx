import { CacheProvider, css, keyframes, type EmotionCache } from '@emotion/react';
import * as EmotionJsx from '@emotion/react/jsx-runtime';
import { act, render } from '@testing-library/react';
import { useState, type ElementType, type ReactNode } from 'react';
import * as direct from 'shared-ui/jsx-runtime';
import { createStyleCache } from './style-cache';

type Jsx = (type: ElementType, props: Record<string, unknown>, key?: string) => ReactNode;
interface Runtime {
  jsx: Jsx;
  jsxs: Jsx;
}

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const outer = css({ display: 'grid', '& > *': { margin: 0 } });
const inner = css({ margin: 4, animation: `${turn} 1s` });

/** A part that has a style of its own and takes a class from outside, as links do. */
const partOf =
  ({ jsx }: Runtime) =>
  ({ className, children }: { className?: string; children?: ReactNode }) =>
    jsx('p', { className, css: inner, children });

const DirectPart = partOf(direct);
const EmotionPart = partOf(EmotionJsx);

/** Source code is compiled to calls like these. */
const pages: Record<string, (runtime: Runtime) => ReactNode> = {
  'constant styles inside each other': ({ jsx }) =>
    jsx('div', { css: outer, children: jsx('p', { css: inner }) }),
  'several children': ({ jsx, jsxs }) =>
    jsxs('div', {
      css: outer,
      children: [jsx('p', { css: inner, children: 'a' }), jsx('p', { children: 'b' })],
    }),
  'a style put together while drawing': ({ jsx, jsxs }) =>
    jsxs('div', { css: [outer, { color: 'inherit' }], children: [jsx('p', {}), jsx('b', {})] }),
  'a class beside the style': ({ jsx }) => jsx('p', { css: outer, className: 'visually-hidden' }),
  'a style handed to a part that has its own': ({ jsx }) =>
    jsx(jsx === direct.jsx ? DirectPart : EmotionPart, { css: outer }),
  'no style': ({ jsx }) => jsx('p', { children: 'Text' }),
  'a list': ({ jsx }) =>
    jsx('ul', {
      css: outer,
      children: ['a', 'b'].map((text) => jsx('li', { css: inner, children: text }, text)),
    }),
};

/** A class that comes and goes beside a style, as on an element that is hidden for a while. */
test('an element stays the same when it gets a class of its own and loses it', () => {
  const cache = createStyleCache();
  caches.push(cache);
  direct.setStyleCache(cache);
  const show = (className?: string) => (
    <CacheProvider value={cache}>{direct.jsx('p', { css: inner, className })}</CacheProvider>
  );
  const { container, rerender } = render(show());
  const element = container.firstElementChild;
  rerender(show('visually-hidden'));
  expect(element).toHaveClass('visually-hidden');
  expect(container.firstElementChild).toBe(element);
  rerender(show());
  expect(element).not.toHaveClass('visually-hidden');
  expect(container.firstElementChild).toBe(element);
});

const caches: EmotionCache[] = [];
afterEach(() => caches.splice(0).forEach(({ sheet }) => sheet.flush()));

/** Renders twice, as pages do: first with unknown styles, then with known ones. */
function draw(runtime: Runtime, page: (runtime: Runtime) => ReactNode) {
  const cache = createStyleCache();
  caches.push(cache);
  direct.setStyleCache(cache);
  const Page = (): ReactNode => page(runtime);
  const show = (
    <CacheProvider value={cache}>
      <Page />
    </CacheProvider>
  );
  const { container, rerender, unmount } = render(show);
  const [first, element] = [container.innerHTML, container.firstElementChild];
  rerender(
    <CacheProvider value={cache}>
      <Page />
    </CacheProvider>,
  );
  const rules = cache.sheet.tags.flatMap(({ sheet }) =>
    [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
  );
  expect(rules.length > 0).toBe(container.innerHTML.includes('css-'));
  const rendered = {
    first,
    second: container.innerHTML,
    rules,
    isSame: container.firstElementChild === element,
  };
  unmount();
  return rendered;
}

const emotion: Runtime = EmotionJsx;

test.each(Object.entries(pages))('%s: markup, rules and their order are those of Emotion', (_name, page) => {
  const rendered = draw(direct, page);
  expect(rendered).toEqual(draw(emotion, page));
  expect(rendered).toMatchObject({ isSame: true, second: rendered.first });
});

test('an element keeps what was typed when its style becomes known', () => {
  const cache = createStyleCache();
  caches.push(cache);
  direct.setStyleCache(cache);
  let again = (): void => undefined;
  function Field(): ReactNode {
    const [count, setCount] = useState(0);
    again = () => setCount(count + 1);
    return direct.jsx('input', { css: inner, 'data-count': count });
  }
  const { container, rerender } = render(<Field />);
  const field = container.querySelector('input');
  expect(cache.inserted[inner.name]).toBeDefined();
  act(() => again());
  rerender(<Field />);
  expect(container.querySelector('input')).toBe(field);
});
