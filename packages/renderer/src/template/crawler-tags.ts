import type { DocsContext } from '@docsite/core/page-data';
import type { PageData } from './page-data.js';

/**
 * The meta elements by which crawlers of a hosted index distinguish versions: values by name, without the empty ones.
 * The names are those that Docusaurus writes, so that an index created for it continues to work.
 */
export function crawlerTags(page: PageData): Readonly<Record<string, string>> {
  const docs = 'docs' in page ? page.docs : undefined;
  return { 'docsearch:version': docs?.version ?? '', 'docsearch:docusaurus_tag': crawlerTag(docs) };
}

/**
 * The tag by which a hosted index recognizes the pages of one version of a docs instance, or pages outside the docs.
 */
export function crawlerTag(docs?: Pick<DocsContext, 'instance' | 'version'>): string {
  return docs === undefined ? 'default' : `docs-${docs.instance}-${docs.version}`;
}
