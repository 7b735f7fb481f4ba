import { render, screen } from '@testing-library/react';
import { publicSite } from 'harness/testing';
import { PlatformProvider } from 'shared-contracts/react';
import { breakpoints } from 'shared-ui/tokens';
import { FeatureTiles } from './feature-tiles';

/** Every rule Emotion has written, as text. */
const rules = (): string =>
  [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)).join('\n');

test('[UI-026] six breakpoints; the feature banner is stacked below 576 px and three in a row from 992 px', () => {
  expect(breakpoints).toEqual([400, 576, 768, 992, 1200, 1400]);
  const tiles = ['offers', 'service', 'sell'].map((name) => ({
    label: name,
    href: `/${name}`,
    image: '/site/x.svg',
  }));
  render(
    <PlatformProvider value={{ site: publicSite() } as never /* tiles ask only for the site */}>
      <FeatureTiles tiles={tiles} />
    </PlatformProvider>,
  );
  const list = screen.getByRole('list');
  expect(screen.getAllByRole('link')).toHaveLength(3);
  const name = list.className;
  const own = rules();
  const columns = (width: number) =>
    new RegExp(
      `@media \\(min-width: ?${width}px\\) ?\\{\\s*\\.${name} ?\\{ ?grid-template-columns: ?([^;}]+)`,
    ).exec(own)?.[1];
  expect(new RegExp(`^\\.${name} ?\\{[^}]*grid-template-columns: ?minmax\\(0, ?1fr\\)`, 'm').test(own)).toBe(
    true,
  );
  expect(columns(992)).toMatch(/repeat\(3/);
  expect(columns(768)).toBeUndefined();
});
