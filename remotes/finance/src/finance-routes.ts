import { defineRoute, type AnyRoute } from 'shared-contracts/remote/remote-module';
import { canonicalPath, paths } from 'shared-contracts/routes';
import { payablePrice } from 'shared-rules/price';
import { formSlot } from './finance-page/finance-form';
import type { FinanceData } from './finance-page/load-finance';
import { financePage, personalisedPage } from './lazy';
import type { PersonalisedData } from './personalised-page/load-personalised';

/** One address of the finance page (FIN-001); signing in comes first where the site asks for it (SHL-036). */
const financeRoute = (id: string, pattern: string): AnyRoute =>
  defineRoute<FinanceData>({
    id,
    pattern,
    gate: 'none',
    cache: 'shared',
    signInType: 'finance',
    signInBack: ({ back }, { site, cameFrom }) =>
      site.gating.financePage ? (back === paths.home ? cameFrom : back) : null,
    load: financePage.withChunk(async (context) =>
      (await import(/* webpackChunkName: 'finance-page' */ './finance-page/load-finance')).loadFinance(
        context,
      ),
    ),
    prefetches: true,
    Component: financePage.Component,
    meta: ({ words }, { site }) => ({
      title: words.title,
      description: words.description ?? `${words.title} at ${site.site.name}.`,
      canonical: canonicalPath(paths.finance, [site.finance.pagePath]),
    }),
    slots: ({ car, ...link }) => [formSlot(car, link)],
  });

/** The finance page of one car (FIN-002); signing in comes first where the site quotes by nvic (SHL-035). */
const personalisedRoute = defineRoute<PersonalisedData>({
  id: 'finance.personalised',
  pattern: paths.personalisedFinance,
  gate: 'none',
  cache: 'shared',
  signInType: 'car-finance',
  signInBack: ({ car, back }, { site }) =>
    site.site.flags.personalisedFinance && car.has_nvic ? back : null,
  load: personalisedPage.withChunk(async (context) =>
    (
      await import(/* webpackChunkName: 'finance-page' */ './personalised-page/load-personalised')
    ).loadPersonalised(context),
  ),
  prefetches: true,
  Component: personalisedPage.Component,
  meta: ({ car, canonical }, { site }) => ({
    title: `Finance for the ${car.name} | ${site.site.name}`,
    description: `What the ${car.name} costs by the week at ${site.site.name}.`,
    canonical,
    noindex: true,
  }),
  slots: ({ car }) => [formSlot(car, { budget: payablePrice(car), dealership: car.dealership_slug })],
});

/** The finance page under its three addresses, and that of one car. */
export const financeRoutes: AnyRoute[] = [
  financeRoute('finance.page', paths.finance),
  financeRoute('finance.enquiry', paths.financeEnquiry),
  financeRoute('finance.apply', paths.applyForFinance),
  personalisedRoute,
];
