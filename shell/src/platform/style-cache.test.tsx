import { css } from '@emotion/react';
import { render } from '@testing-library/react';
import * as direct from 'shared-ui/jsx-runtime';
import { adoptStyles, createStyleCache } from './style-cache';

const known = css({ color: 'teal' });
const later = css({ color: 'navy' });

/** A page as the server writes it: one style element in the head with the rules of what stands in the body. */
function showServersPage(): HTMLStyleElement {
  const styles = document.createElement('style');
  styles.setAttribute('data-styles', '');
  styles.textContent = `.css-${known.name}{color:teal;}`;
  document.head.append(styles, document.createElement('meta'));
  document.body.innerHTML = `<div><p class="css-${known.name}">Text</p></div>`;
  return styles;
}

test("the server's rules stay where they are while the page hydrates, and are not written again", () => {
  const styles = showServersPage();
  const moves: Node[] = [];
  const observer = new MutationObserver((changes) =>
    changes.forEach(({ addedNodes, removedNodes }) => moves.push(...addedNodes, ...removedNodes)),
  );
  observer.observe(document.head, { childList: true });

  const cache = adoptStyles(document, 'a-nonce');
  // Each part of a page that brings Emotion along has a cache of its own.
  createStyleCache();
  direct.setStyleCache(cache);
  const container = document.querySelector('div')!; // stands in the page above
  const { rerender } = render(direct.jsx('p', { css: known, children: 'Text' }), {
    container,
    hydrate: true,
  });
  moves.push(
    ...observer.takeRecords().flatMap(({ addedNodes, removedNodes }) => [...addedNodes, ...removedNodes]),
  );
  expect(moves).toEqual([]);
  expect(cache.sheet.tags).toEqual([]);

  rerender(direct.jsx('p', { css: later, children: 'Text' }));
  observer.disconnect();
  expect(styles.isConnected).toBe(true);
  // Behind the server's, so that the later of two rules wins as it does on the server.
  const [written] = cache.sheet.tags;
  expect(written?.sheet?.cssRules[0]?.cssText).toContain('color: navy');
  expect(written && styles.compareDocumentPosition(written)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
