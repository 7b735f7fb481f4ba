export { TextExpander } from './content/text-expander';
export type { TextExpanderProps } from './content/text-expander';
