import createCache from '@emotion/cache';
import { CacheProvider, css } from '@emotion/react';
import * as EmotionJsx from '@emotion/react/jsx-runtime';
import { useId, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { directJsx, drawWith } from './direct-jsx';

type Runtime = Pick<typeof EmotionJsx, 'jsx' | 'jsxs'>;

const boxStyles = css({ color: 'var(--color-text)' });
const Field = (): ReactNode => <input id={useId()} />;

/** A styled list of styled boxes around fields that need ids, built with either runtime. */
function page({ jsx, jsxs }: Runtime): ReactNode {
  const box = (key: string) => jsx('div', { css: boxStyles, children: jsx(Field, {}) }, key);
  return jsxs('section', { css: boxStyles, children: [jsx(Field, {}), [box('a'), box('b')]] });
}

function draw(runtime: Runtime) {
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const html = drawWith(cache, () =>
    renderToString(<CacheProvider value={cache}>{page(runtime)}</CacheProvider>),
  );
  return { html, rules: Object.keys(cache.inserted) };
}

test('the short way draws what Emotion draws: markup, ids and rules', () => {
  const short = draw(directJsx as Runtime); // our type is wider than theirs
  expect(short).toEqual(draw(EmotionJsx));
  expect(short.html.match(/id="/g)).toHaveLength(3);
});
