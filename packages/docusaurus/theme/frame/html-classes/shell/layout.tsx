import { type PageData, usePage } from '@docsite/renderer/template';
import Head from '@docusaurus/Head';
import { isBlogPage } from '@docusaurus/inner/pages/is-blog-page';
import { pluginOfPage } from '@docusaurus/inner/pages/plugin-of-page';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame, in a document with the classes that Docusaurus derives from the kind of page. */
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

/** The class of each kind of page; other pages have only those of their plugin. */
const ofKind: Readonly<Record<string, string>> = {
  doc: 'docs-doc-page',
  category: 'docs-doc-page',
  'tag-list': 'docs-tags-list-page',
  tag: 'docs-tag-doc-list-page',
  post: 'blog-post-page',
  // in Docusaurus, lists of a tag or an author have their own classes, but the frame does not know the subject of a
  // list
  'post-list': 'blog-list-page',
  'post-tags': 'blog-tags-list-page',
  'post-authors': 'blog-authors-list-page',
  markdown: 'mdx-page',
};

function classesOf(page: PageData): string {
  const kind = page.kind === 'generated' ? page.of : page.kind;
  const plugin = pluginOfPage(page);
  const ofPlugin = plugin && [plugin.name.replace('docusaurus-plugin-content-', 'plugin-'), `plugin-id-${plugin.id}`];
  const id = 'docs' in page ? page.document?.id : undefined;
  const ofDocument = id === undefined ? [] : `docs-doc-id-${id}`;
  return [wrapperClasses(page, kind), ofPlugin ?? [], ofDocument, ofKind[kind] ?? []].flat().join(' ');
}

function wrapperClasses(page: PageData, kind: string): string[] {
  const docs = 'docs' in page ? page.docs : undefined;
  if (docs !== undefined) return ['docs-wrapper', docs.versionClassName ?? `docs-version-${docs.version}`];
  if (isBlogPage(page)) return ['blog-wrapper'];
  return kind === 'markdown' ? ['mdx-wrapper'] : [];
}
