import { contractVersion, defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import type { SlotProps } from 'shared-contracts/slots';
import { latePart } from 'shared-ui/late-part';
import { WeeklyEstimate } from './weekly-estimate/weekly-estimate';

// Both stand far down the page of a car, and nobody needs their code before they get there. They travel together.
const box = latePart<SlotProps['finance.box']>(
  async () => (await import(/* webpackChunkName: 'calculator' */ './finance-box/finance-box')).FinanceBoxSlot,
  { when: 'near' },
);
const calculator = latePart<SlotProps['finance.calculator']>(
  async () => (await import(/* webpackChunkName: 'calculator' */ './calculator/calculator')).CalculatorSlot,
  { when: 'near' },
);

/** Estimates on cars, and the calculator. Finance pages join here as routes. */
export const remote: RemoteModule = {
  contract: contractVersion,
  routes: [],
  slots: {
    'finance.weeklyEstimate': defineSlot('finance.weeklyEstimate', { Component: WeeklyEstimate }),
    'finance.box': defineSlot<'finance.box', null>('finance.box', {
      load: box.withCode(async () => null),
      Component: box.Component,
    }),
    'finance.calculator': defineSlot<'finance.calculator', null>('finance.calculator', {
      load: calculator.withCode(async () => null),
      Component: calculator.Component,
    }),
  },
};
