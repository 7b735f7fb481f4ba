import { defineRoute } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { successPage } from '../late-parts';

/** Where a sent form leads to (LEA-024, LEA-035). What was sent is known to the browser only. */
export const successRoute = defineRoute<null>({
  id: 'leads.success',
  pattern: paths.success,
  gate: 'none',
  cache: 'shared',
  load: successPage.withCode(() => Promise.resolve(null)),
  Component: successPage.Component,
  meta: (_data, { site }) => ({
    title: `Thank you | ${site.site.name}`,
    description: `${site.site.name} has received your message.`,
    canonical: paths.success,
    noindex: true,
  }),
});
