export { default as NotFoundPage } from '@theme/NotFound';
