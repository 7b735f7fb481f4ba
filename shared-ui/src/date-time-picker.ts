export { DateTimePicker } from './forms/date-time/date-time-picker';
export type { DateTimePickerProps } from './forms/date-time/date-time-picker';
export type { DateTimeSlot } from './forms/date-time/date-time-slot';
