export { PageContext, SiteContext, useBaseUrl, useLabels, usePage, usePageUrl, useSite } from './context.js';
export { defaultLabels, formatLabel, type Labels } from './labels.js';
export type * from './offline-data.js';
export type * from './page-data.js';
export { isNotFound } from './page-data.js';
export { type Router, RouterContext, useRouter } from './router.js';
export type * from './site-data.js';
export type { AdmonitionProps, CodeBlockProps, ContentComponents, TemplateModule } from './template-module.js';
export { pageDataPath, pageDataUrl, shellPath, siteDataUrl } from './urls.js';
