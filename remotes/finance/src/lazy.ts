import type { SlotProps } from 'shared-contracts/slots';
import { lazyComponent } from 'shared-ui/lazy-component';

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
