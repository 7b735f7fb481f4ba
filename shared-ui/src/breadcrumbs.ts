export { Breadcrumbs } from './navigation/breadcrumbs';
export type { Breadcrumb, BreadcrumbsProps } from './navigation/breadcrumbs';
