export { App } from '@theme/app';
export { contentComponents } from '@theme/content-components';
export { Loading } from '@theme/loading';
