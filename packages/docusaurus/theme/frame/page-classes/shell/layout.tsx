import { type PageData, usePage } from '@docsite/renderer/template';
import Head from '@docusaurus/Head';
import { blogOfPage, isBlogPage } from '@docusaurus/is-blog-page';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame, in a document with the classes that Docusaurus gives it by what its page is. */
export function Layout({ children }: { readonly children: ReactNode }) {
  const page = usePage();
  return (
    <>
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: what the document has beside stays */}
        <html className={classesOf(page)} />
      </Head>
      <Inner>{children}</Inner>
    </>
  );
}

/** The class of each kind of page; those without one have those of their plugin alone. */
const ofKind: Readonly<Record<string, string>> = {
  doc: 'docs-doc-page',
  category: 'docs-doc-page',
  'tag-list': 'docs-tags-list-page',
  tag: 'docs-tag-doc-list-page',
  post: 'blog-post-page',
  // lists of a tag or an author have classes of their own there: what a list is of, the frame is not told
  'post-list': 'blog-list-page',
  'post-tags': 'blog-tags-list-page',
  'post-authors': 'blog-authors-list-page',
  markdown: 'mdx-page',
};

function classesOf(page: PageData): string {
  const kind = page.kind === 'generated' ? page.of : page.kind;
  return [...pluginClasses(page, kind), ...(ofKind[kind] === undefined ? [] : [ofKind[kind]])].join(' ');
}

function pluginClasses(page: PageData, kind: string): string[] {
  const docs = 'docs' in page ? page.docs : undefined;
  if (docs !== undefined)
    return [
      'docs-wrapper',
      docs.versionClassName ?? `docs-version-${docs.version}`,
      'plugin-docs',
      `plugin-id-${docs.instance}`,
      ...(page.document?.id === undefined ? [] : [`docs-doc-id-${page.document.id}`]),
    ];
  if (isBlogPage(page))
    return ['blog-wrapper', 'plugin-blog', `plugin-id-${blogOfPage(page as { readonly sidebar?: string })}`];
  const wrapper = kind === 'markdown' ? ['mdx-wrapper'] : [];
  return kind === 'markdown' || kind === 'module' ? [...wrapper, 'plugin-pages', 'plugin-id-default'] : [];
}
