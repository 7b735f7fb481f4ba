export { RANGE_DEFAULTS, RangeSlider, moveRange } from './forms/range-slider';
export type { Range, RangeBounds, RangeScale, RangeSliderProps } from './forms/range-slider';
export { Slider } from './forms/slider';
export type { SliderProps } from './forms/slider';
export { nextOnGrid } from './forms/step-grid';
export type { StepGrid } from './forms/step-grid';
