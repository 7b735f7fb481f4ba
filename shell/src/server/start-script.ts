import { releaseFilesPath } from 'shared-contracts/remote/release-files';

/**
 * Script of the page's head.
 *
 * Before any other it sets the policy through which whatever a script adds has to pass: a script comes from the files of this
 * site's releases, markup has no script in it, and the text of a script element is data. `strict-dynamic` alone would let a
 * script of ours be made to load any other. The pattern is written so that this script does not hold the tag it looks for.
 *
 * Then it fetches the shell's scripts, in their order, once the document is read and its first picture is on screen: in a
 * browser that has them already they would hold that picture up. A tab in the background paints nothing, and a browser may
 * not report its paints, so neither is waited for beyond a second. The addresses stand in the element itself, as
 * `data-scripts`.
 */
export const startScript = `(own => {
  self.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const { origin, pathname } = new URL(address, location.href);
      return origin === location.origin && pathname.startsWith('${releaseFilesPath}') ? address : null;
    },
    createHTML: markup => /<[s]cript/i.test(markup) ? null : markup,
    createScript(text) {
      try {
        JSON.parse(text);
        return text;
      } catch {
        return null;
      }
    },
  });
  const paths = own.dataset.scripts.split(' ');
  const start = () => {
    for (const src of paths.splice(0))
      document.head.append(Object.assign(document.createElement('script'), { src, nonce: own.nonce, async: false }));
  };
  addEventListener('DOMContentLoaded', () => {
    if (document.hidden) return start();
    new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
    setTimeout(start, 1000);
  });
})(document.currentScript)`.replaceAll(/\n\s*/g, ' ');
