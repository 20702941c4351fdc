import { hasScheme, type ImportedDocument, type Page, type PostPage, type Site } from '@docsite/core';
import { postMetadata } from './blog-content.js';
import { docMetadata } from './docs-content.js';
import { pageMetadata } from './pages-content.js';
import type { PageSource } from './read-site.js';

/** The exports of a page's document for modules that import it, as created by Docusaurus's MDX loader. */
export function documentExports({ frontMatter, imageUrl, ...imported }: ImportedDocument): Record<string, unknown> {
  const [page, site] = [imported.page as Page, imported.site as Site];
  const metadata = metadataOf(page, { site, frontMatter: () => frontMatter });
  if (metadata === undefined) return {};
  const beside = (src: unknown) => (typeof src === 'string' && isRelative(src) ? imageUrl(src) : undefined);
  const image = beside(frontMatter.image);
  const facts = 'facts' in page ? page.facts : undefined;
  return {
    frontMatter,
    metadata: { ...metadata, ...facts },
    assets: {
      ...(image !== undefined && { image }),
      ...(page.kind === 'post' && { authorsImageUrls: imagesOfAuthors(page).map(beside) }),
    },
  };
}

function metadataOf(page: Page, source: PageSource): object | undefined {
  if (page.kind === 'post') return postMetadata(page, source);
  if (page.kind === 'markdown') return pageMetadata(page, source);
  if (page.kind !== 'doc') return undefined;
  const instance = source.site.docs.find(({ id }) => id === page.docs.instance);
  const version = instance?.versions.find(({ name }) => name === page.docs.version);
  return version && docMetadata(page, version, source);
}

function imagesOfAuthors({ authors }: PostPage): (string | undefined)[] {
  return authors.map(({ imageUrl }) => imageUrl);
}

function isRelative(src: string): boolean {
  return !hasScheme(src) && !src.startsWith('/');
}
