import { expect, test } from '../src/site-test';

/* What the policy of a page keeps from it, whichever script tries. */

declare const trustedTypes: { createPolicy: (name: string, rules: object) => unknown };

test('[DEL-009] a page takes scripts of its releases only, no markup with a script in it, no text to run', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.expect(/requires 'TrustedScriptURL'/, 3);
  consoleWatch.expect(/requires 'TrustedHTML'/, 2);
  consoleWatch.expect(/requires 'TrustedScript' assignment/);
  consoleWatch.expect(/TrustedTypePolicy named 'another'/);
  await visit('harbour', '/search');
  const outcomes = await page.evaluate(() => {
    const outcomeOf = (attempt: () => unknown): string => {
      try {
        attempt();
        return 'taken';
      } catch {
        return 'refused';
      }
    };
    const script = document.createElement('script');
    const addressed = (address: string) => outcomeOf(() => (script.src = address));
    const filled = (markup: string) => outcomeOf(() => (document.createElement('div').innerHTML = markup));
    const fragment = (markup: string) =>
      outcomeOf(() => document.createRange().createContextualFragment(markup));
    return {
      ofRelease: addressed('/assets/any/0.0.0/any.js'),
      outside: addressed('https://elsewhere.example/assets/any.js'),
      ofSite: addressed('/site/any.js'),
      above: addressed('/assets/../images/any.js'),
      markup: filled('<p>any</p>'),
      scriptInMarkup: filled('<p>any</p><SCRIPT>any()</SCRIPT>'),
      scriptInFragment: fragment('<script src="/assets/any.js"></script>'),
      data: outcomeOf(() => (document.createElement('script').text = '{"any":"data"}')),
      text: outcomeOf(() => (document.createElement('script').text = 'any()')),
      policy: outcomeOf(() => trustedTypes.createPolicy('another', {})),
    };
  });
  expect(outcomes).toEqual({
    ofRelease: 'taken',
    outside: 'refused',
    ofSite: 'refused',
    above: 'refused',
    markup: 'taken',
    scriptInMarkup: 'refused',
    scriptInFragment: 'refused',
    data: 'taken',
    text: 'refused',
    policy: 'refused',
  });
});
