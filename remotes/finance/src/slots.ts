import { defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { calculator, changeOver, financeBox, quoteLine } from './lazy';
import { AppliedTerms } from './shopper-terms/applied-terms';
import { WeeklyEstimate } from './weekly-estimate/weekly-estimate';

/** The finance line of a car, the terms it goes by, and the box and calculator of its page. */
export const slots: RemoteModule['slots'] = {
  'finance.weeklyEstimate': defineSlot('finance.weeklyEstimate', { Component: WeeklyEstimate }),
  'finance.terms': defineSlot('finance.terms', { Component: AppliedTerms }),
  'finance.box': defineSlot<'finance.box', null>('finance.box', {
    load: financeBox.withChunk(async () => null),
    Component: financeBox.Component,
  }),
  'finance.calculator': defineSlot<'finance.calculator', null>('finance.calculator', {
    load: calculator.withChunk(async () => null),
    Component: calculator.Component,
  }),
  'finance.quote': defineSlot<'finance.quote', null>('finance.quote', {
    load: quoteLine.withChunk(async () => null),
    Component: quoteLine.Component,
  }),
  'finance.changeOver': defineSlot<'finance.changeOver', null>('finance.changeOver', {
    load: changeOver.withChunk(async () => null),
    Component: changeOver.Component,
  }),
};
