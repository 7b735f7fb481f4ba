import { defineRoute, type AnyRoute } from 'shared-contracts/remote/remote-module';
import { paths } from 'shared-contracts/routes';
import { tradeInPage } from './lazy';
import type { TradeInData } from './trade-in/load-trade-in';

/** One of the trade-in page's addresses; none is ever gated (SHL-037). */
const tradeInRoute = (id: string, pattern: string): AnyRoute =>
  defineRoute<TradeInData>({
    id,
    pattern,
    gate: 'none',
    // It may show a valuation, which belongs to one visitor.
    cache: 'private',
    load: tradeInPage.withChunk(async (context) => {
      const { loadTradeIn } = await import(/* webpackChunkName: 'trade-in' */ './trade-in/load-trade-in');
      return loadTradeIn(context);
    }),
    // Only the server runs it, so the browser's files go without its code.
    action: async (context) => {
      const { tradeInAction } = await import(
        /* webpackChunkName: 'trade-in-action' */ './trade-in/trade-in-action'
      );
      return tradeInAction(context);
    },
    Component: tradeInPage.Component,
    meta: ({ words, valuation }, { site, url }) => ({
      title: `${words?.title ?? 'Value your trade-in'} | ${site.site.name}`,
      description:
        words?.description ?? `Find out in two minutes what ${site.site.name} would pay for your car.`,
      // All of them are one page (FIN-046).
      canonical: site.tradeIn.path,
      ...(valuation || url.pathname === paths.tradeInForCar ? { noindex: true } : {}),
    }),
  });

/** The trade-in page under each of its addresses (FIN-046, FIN-047). */
export const tradeInRoutes: AnyRoute[] = [
  tradeInRoute('finance.trade-in', paths.tradeIn),
  tradeInRoute('finance.sell-your-car', paths.sellYourCar),
  tradeInRoute('finance.sell-my-car', paths.sellMyCar),
  tradeInRoute('finance.trade-in-for-car', paths.tradeInForCar),
];
