import type { SlotProps } from 'shared-contracts/slots';
import { lazyComponent } from 'shared-ui/lazy-component';
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

/** A page of its own, with everything from the rego to the accepted offer. */
export const tradeInPage = lazyComponent<{ data: TradeInData }>(
  async () => (await import(/* webpackChunkName: 'trade-in' */ './trade-in/trade-in-page')).TradeInPage,
);
