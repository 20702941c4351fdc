export { contentComponents as default } from '@theme-original/content/content-components';
