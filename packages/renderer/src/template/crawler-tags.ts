import type { DocsContext } from '@docsite/core/page-data';
import type { PageData } from './page-data.js';

/**
 * The meta elements by which crawlers of a hosted index distinguish versions: values by name; those without a value are
 * left out. The names are those that Docusaurus writes, so that an index made for it continues to work.
 */
export function crawlerTags(page: PageData): Readonly<Record<string, string>> {
  const docs = 'docs' in page ? page.docs : undefined;
  return { 'docsearch:version': docs?.version ?? '', 'docsearch:docusaurus_tag': crawlerTag(docs) };
}

/** The tag that a hosted index knows the pages of one version of a docs instance by, or those outside the docs. */
export function crawlerTag(docs?: Pick<DocsContext, 'instance' | 'version'>): string {
  return docs === undefined ? 'default' : `docs-${docs.instance}-${docs.version}`;
}
