import { expect, test } from '../src/site-test';

/* What the policy of a page keeps from it, whoever tries. */

declare const trustedTypes: { createPolicy: (name: string, rules: object) => unknown };

test('[DEL-009] a page takes scripts of its releases only, and no markup', async ({
  page,
  visit,
  consoleWatch,
}) => {
  consoleWatch.expect(/requires 'TrustedScriptURL'/, 3);
  consoleWatch.expect(/requires 'TrustedHTML'/);
  consoleWatch.expect(/TrustedTypePolicy named 'another'/);
  await visit('harbour', '/search');
  const outcome = await page.evaluate(() => {
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
    return {
      ofRelease: addressed('/assets/any/0.0.0/any.js'),
      outside: addressed('https://elsewhere.example/assets/any.js'),
      ofSite: addressed('/site/any.js'),
      above: addressed('/assets/../images/any.js'),
      markup: outcomeOf(() => (document.createElement('div').innerHTML = '<b>any</b>')),
      policy: outcomeOf(() => trustedTypes.createPolicy('another', {})),
    };
  });
  expect(outcome).toEqual({
    ofRelease: 'taken',
    outside: 'refused',
    ofSite: 'refused',
    above: 'refused',
    markup: 'refused',
    policy: 'refused',
  });
});
