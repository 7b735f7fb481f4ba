export { Pagination } from './navigation/pagination';
export type { PaginationProps } from './navigation/pagination';
