export { contentComponents } from '@theme/content/content-components';
export { PageBody } from '@theme/content/page-body';
export { sharesContexts } from '@theme/content/shared-contexts';
export { styleCollector } from '@theme/content/style-collector';
export { App } from '@theme/pages/app';
export { GeneratedPage } from '@theme/pages/generated-page';
export { Loading } from '@theme/shell/loading';
