import { type DocPageData, usePage } from '@docsite/renderer/template';

/** The document that is drawn; an error outside of docs. */
export function useDocPage(): DocPageData {
  const page = usePage();
  if (page.kind !== 'doc') throw new Error('a component of documents is drawn on a page that is none');
  return page;
}
