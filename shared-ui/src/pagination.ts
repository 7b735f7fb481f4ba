export { Pagination } from './navigation/pagination';
export type { PaginationProps } from './navigation/pagination';
export type { LinkRenderer, RenderedLink } from './navigation/link-renderer';
