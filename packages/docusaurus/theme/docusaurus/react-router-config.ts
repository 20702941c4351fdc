export { default as renderRoutes } from '@docusaurus/renderRoutes';
