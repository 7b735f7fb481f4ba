/** Factories for tests: consistent data of which a test states only what matters to it. */
export { makeCar, makeCard } from './cars';
export { makeLocation, makeOpeningHours } from './locations';
export { makeLeadValues, makeLeadRequest } from './leads';
export { makeSite } from './sites';
export { harmIn, htmlAttacks } from './html-attacks';
