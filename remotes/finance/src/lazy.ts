import type { SlotProps } from 'shared-contracts/slots';
import { latePart } from 'shared-ui/late-part';

// Both are far down the page of a car and needed only near the view. They share one chunk.

export const financeBox = latePart<SlotProps['finance.box']>(
  async () => (await import(/* webpackChunkName: 'calculator' */ './finance-box/finance-box')).FinanceBoxSlot,
  { when: 'near' },
);
export const calculator = latePart<SlotProps['finance.calculator']>(
  async () => (await import(/* webpackChunkName: 'calculator' */ './calculator/calculator')).CalculatorSlot,
  { when: 'near' },
);
