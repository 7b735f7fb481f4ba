export { FaqList } from './content/faq-list';
export type { FaqListProps } from './content/faq-list';
