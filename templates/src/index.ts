export { App } from '@theme/app';
export { contentComponents } from '@theme/content-components';
export { GeneratedPage } from '@theme/generated-page';
export { Loading } from '@theme/loading';
