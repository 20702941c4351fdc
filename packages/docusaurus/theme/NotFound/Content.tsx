export { NotFoundPage as default } from '@theme-original/pages/not-found-page';
