import { CacheProvider, css, keyframes } from '@emotion/react';
import * as EmotionJsx from '@emotion/react/jsx-runtime';
import type { ReactElement } from 'react';
import * as runtime from 'shared-ui/jsx-runtime';
import { collectStyles, createServerCache, renderBody } from './render-body';

type Jsx = (type: unknown, props: Record<string, unknown>) => ReactElement;

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
const outer = css({ display: 'grid', '& > *': { margin: 0 } });
const inner = css({ margin: 4, animation: `${turn} 1s` });
const unused = css({ display: 'none' });

/** A part that has a style of its own and takes a class from outside, as links do. */
const part =
  (jsx: Jsx) =>
  ({ className, children }: { className?: string; children?: ReactElement }) =>
    jsx('p', { className, css: inner, children });

const Silent = () => null;

/** Remotes are compiled to calls like these. */
const pages: Record<string, (jsx: Jsx) => ReactElement> = {
  'a constant style': (jsx) => jsx('p', { css: outer, id: 'a', children: 'Text' }),
  'a style that is put together while drawing': (jsx) => jsx('p', { css: [outer, { color: 'inherit' }] }),
  'a class beside the style': (jsx) => jsx('p', { css: outer, className: 'visually-hidden' }),
  'a style handed to a component that has its own': (jsx) => jsx(part(jsx), { css: outer }),
  'no style': (jsx) => jsx('p', { children: 'Text' }),
  'a style of nothing': (jsx) => jsx('p', { css: null, children: 'Text' }),
};

function draw(jsx: Jsx, page: (jsx: Jsx) => ReactElement) {
  const cache = createServerCache();
  const Page = () => page(jsx);
  const body = renderBody(
    <CacheProvider value={cache}>
      <Page />
    </CacheProvider>,
    cache,
  );
  return { body, rules: collectStyles(cache, body) };
}

const [direct, emotion] = [runtime.jsx, EmotionJsx.jsx] as unknown as [Jsx, Jsx]; // their types differ in the type of elements only

describe('remotes rendered on the server without Emotion’s components', () => {
  test.each(Object.entries(pages))('%s: markup and rules are those of Emotion', (_name, page) => {
    const rendered = draw(direct, page);
    expect(rendered).toEqual(draw(emotion, page));
    expect(rendered.body).toMatch(/^<p/);
  });

  test('rules stand in the order of the markup, although inner elements are made first', () => {
    const { body, rules } = draw(direct, (jsx) =>
      jsx('div', { css: outer, children: jsx('p', { css: inner }) }),
    );
    expect(body).toBe(`<div class="css-${outer.name}"><p class="css-${inner.name}"></p></div>`);
    expect(rules.indexOf(`.css-${outer.name}`)).toBeGreaterThanOrEqual(0);
    expect(rules.indexOf(`.css-${outer.name}`)).toBeLessThan(rules.indexOf(`.css-${inner.name}`));
    expect(rules).toContain('@keyframes');
  });

  test('rules of an element that was made and not rendered are left out', () => {
    const { rules } = draw(direct, (jsx) =>
      jsx('div', { css: outer, children: jsx(Silent, { children: jsx('p', { css: unused }) }) }),
    );
    expect(rules).toContain(`.css-${outer.name}`);
    expect(rules).not.toContain(unused.name);
  });

  test('outside of drawing, elements are made in Emotion’s way, because no page is known', () => {
    const made = direct('p', { css: outer });
    expect(made.props).not.toHaveProperty('className');
    expect(made.type).not.toBe('p');
  });
});
