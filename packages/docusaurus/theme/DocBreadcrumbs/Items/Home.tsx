export { BreadcrumbHome as default } from '@theme-original/pages/breadcrumb-home';
