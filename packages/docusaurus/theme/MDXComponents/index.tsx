export { contentComponents as default } from '@theme/content/content-components';
