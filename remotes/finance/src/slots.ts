import { defineSlot, type RemoteModule } from 'shared-contracts/remote/remote-module';
import { calculator, financeBox } from './lazy';
import { WeeklyEstimate } from './weekly-estimate/weekly-estimate';

/** The finance line of a car, and the box and calculator of its page. */
export const slots: RemoteModule['slots'] = {
  'finance.weeklyEstimate': defineSlot('finance.weeklyEstimate', { Component: WeeklyEstimate }),
  'finance.box': defineSlot<'finance.box', null>('finance.box', {
    load: financeBox.withChunk(async () => null),
    Component: financeBox.Component,
  }),
  'finance.calculator': defineSlot<'finance.calculator', null>('finance.calculator', {
    load: calculator.withChunk(async () => null),
    Component: calculator.Component,
  }),
};
