export { KilometresField, MoneyField } from './forms/number-field';
export type { MoneyFieldProps, NumberFieldProps } from './forms/number-field';
