import { type DocPageData, type PageData, usePage } from '@docsite/renderer/template';

/** The document being drawn. Throws outside of docs. */
export function useDocPage(): DocPageData {
  const page = usePage();
  if (page.kind !== 'doc') throw new Error('a component of documents is drawn on a page that is none');
  return page;
}

type Docs = DocPageData['docs'];

/** The docs that a page belongs to, which is a document or generated from docs. Throws on other pages. */
export function useDocsOfPage(): Docs {
  const { docs }: { readonly docs?: Docs } = usePage() as Extract<PageData, { readonly docs?: Docs }>;
  if (docs === undefined) throw new Error('a component of docs is drawn on a page that does not belong to any');
  return docs;
}

/** Whether the page is a document or the generated index of a category, which the components for documents draw. */
export function useIsAmongDocs(): boolean {
  const page = usePage();
  return page.kind === 'doc' || (page.kind === 'generated' && page.of === 'category');
}
