export { contentComponents } from '@theme/content/content-components';
export { pageProps } from '@theme/content/page-props';
export { App } from '@theme/pages/app';
export { GeneratedPage } from '@theme/pages/generated-page';
export { Loading } from '@theme/shell/loading';
