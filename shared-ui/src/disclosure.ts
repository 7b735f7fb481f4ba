export { Disclosure } from './navigation/disclosure';
export type { DisclosureProps } from './navigation/disclosure';
