export { default as BreadcrumbHome } from '@theme/DocBreadcrumbs/Items/Home';
