import type { SlotProps } from 'shared-contracts/slots';
import { lazyComponent } from 'shared-ui/lazy-component';
import type { FinanceData } from './finance-page/load-finance';
import type { PersonalisedData } from './personalised-page/load-personalised';
import type { TradeInData } from './trade-in/load-trade-in';

// Both are far down the page of a car and needed only near the view. They share one chunk.

export const financeBox = lazyComponent<SlotProps['finance.box']>(
  async () => (await import(/* webpackChunkName: 'calculator' */ './finance-box/finance-box')).FinanceBoxSlot,
  { when: 'near' },
);
export const calculator = lazyComponent<SlotProps['finance.calculator']>(
  async () => (await import(/* webpackChunkName: 'calculator' */ './calculator/calculator')).CalculatorSlot,
  { when: 'near' },
);

/** Few sites quote, so the line's code is fetched by those that show it. */
export const quoteLine = lazyComponent<SlotProps['finance.quote']>(
  async () => (await import(/* webpackChunkName: 'quote' */ './quote/quote-line')).QuoteLine,
  { when: 'near' },
);

// The pages share their parts, so they share one chunk.

export const financePage = lazyComponent<{ data: FinanceData }>(
  async () =>
    (await import(/* webpackChunkName: 'finance-page' */ './finance-page/finance-page')).FinancePage,
);
export const personalisedPage = lazyComponent<{ data: PersonalisedData }>(
  async () =>
    (await import(/* webpackChunkName: 'finance-page' */ './personalised-page/personalised-page'))
      .PersonalisedPage,
);

/** A page of its own, with everything from the rego to the accepted offer. */
export const tradeInPage = lazyComponent<{ data: TradeInData }>(
  async () => (await import(/* webpackChunkName: 'trade-in' */ './trade-in/trade-in-page')).TradeInPage,
);

/** Only the page of a car shows it, and every list of cars loads this remote's first file. */
export const changeOver = lazyComponent<SlotProps['finance.changeOver']>(
  async () =>
    (await import(/* webpackChunkName: 'change-over' */ './change-over/change-over')).ChangeOverSlot,
  { when: 'near' },
);
