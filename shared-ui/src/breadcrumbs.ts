export { Breadcrumbs } from './navigation/breadcrumbs';
export type { Breadcrumb, BreadcrumbsProps } from './navigation/breadcrumbs';
export type { LinkRenderer, RenderedLink } from './navigation/link-renderer';
