import { defineRoute, notFound } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { ComparePage } from './compare-page';

/** `/compare`, where the site has it (SHL-072). Which cars are compared only the browser knows. */
export const compareRoute = defineRoute<null>({
  id: 'shell.compare',
  pattern: paths.compare,
  gate: 'none',
  cache: 'shared',
  load: async ({ site }) => {
    if (!site.compare.enabled) throw notFound();
    return null;
  },
  Component: ComparePage,
  meta: (_data, { site }) => ({
    title: 'Compare cars',
    description: `Compare cars of ${site.site.name} side by side.`,
    canonical: paths.compare,
    noindex: true,
  }),
});
