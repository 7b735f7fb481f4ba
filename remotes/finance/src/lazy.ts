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
