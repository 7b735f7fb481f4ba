import { defineRoute, notFound } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { stockNouns } from 'shared-rules/stock-noun';
import { ComparePage } from './compare-page';
import type { SharedComparison } from './load-comparison';

/**
 * `/compare`, where the site has it (SHL-072). Which cars a shopper has chosen only the browser knows; an address that
 * names cars is the same for everybody.
 */
export const compareRoute = defineRoute<SharedComparison | null>({
  id: 'shell.compare',
  pattern: paths.compare,
  gate: 'none',
  cache: 'shared',
  load: async (context) => {
    if (!context.site.compare.enabled) throw notFound();
    if (!context.url.searchParams.has('cars')) return null;
    const { loadComparison } = await import('./load-comparison');
    return loadComparison(context);
  },
  Component: ComparePage,
  meta: (_data, { site }) => ({
    title: `Compare ${stockNouns(site)}`,
    description: `Compare ${stockNouns(site)} of ${site.site.name} side by side.`,
    canonical: paths.compare,
    noindex: true,
  }),
});
