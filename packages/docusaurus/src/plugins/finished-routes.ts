import type { FinishedPage } from '@docsite/core';

/** The plugins of Docusaurus that pages of docsite are of there, and what draws some of them, by the sorts of pages. */
const origins: Readonly<Record<string, { readonly plugin: string; readonly component?: string }>> = {
  doc: { plugin: 'docs', component: '@theme/DocItem' },
  category: { plugin: 'docs', component: '@theme/DocCategoryGeneratedIndexPage' },
  'tag-list': { plugin: 'docs', component: '@theme/DocTagsListPage' },
  tag: { plugin: 'docs', component: '@theme/DocTagDocListPage' },
  post: { plugin: 'blog', component: '@theme/BlogPostPage' },
  'post-list': { plugin: 'blog', component: '@theme/BlogListPage' },
  'post-archive': { plugin: 'blog', component: '@theme/BlogArchivePage' },
  'post-tags': { plugin: 'blog', component: '@theme/BlogTagsListPage' },
  'post-authors': { plugin: 'blog', component: '@theme/Blog/Pages/BlogAuthorsListPage' },
  markdown: { plugin: 'pages', component: '@theme/MDXPage' },
  module: { plugin: 'pages' },
};

/** The route of a page as plugins are told it: flat, with what it is of. */
export function finishedRoute({ url, kind, instance = 'default', version }: FinishedPage): object {
  const route = { path: url, exact: true };
  const origin = Object.hasOwn(origins, kind) ? origins[kind] : undefined;
  // plugins read the name of each without asking whether there is one
  if (origin === undefined) return { ...route, component: '', plugin: { name: 'docsite', id: 'default' } };
  const { plugin, component = '' } = origin;
  const props = {
    ...(version && {
      version: { pluginId: instance, version: version.name, label: version.label, isLast: version.isLast },
    }),
    ...(kind === 'category' && { categoryGeneratedIndex: { permalink: url } }),
  };
  return { ...route, component, plugin: { name: `docusaurus-plugin-content-${plugin}`, id: instance }, props };
}
