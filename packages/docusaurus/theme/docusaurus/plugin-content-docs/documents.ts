import type { DocumentsById, PageData } from '@docsite/renderer/template';

/** The documents of versions that pages have requested, which must stay identical for all components of a page. */
const given = new WeakMap<DocumentsById, DocumentsById>();

/** The documents of a version that a page knows, by id, without generated pages. */
export function documentsOn(
  { versionDocuments }: PageData,
  { instance, version }: { readonly instance: string; readonly version: string },
): DocumentsById {
  const listed = versionDocuments?.[instance]?.[version];
  if (listed === undefined) return {};
  const documents = given.get(listed) ?? copiesOf(listed);
  given.set(listed, documents);
  return documents;
}

/**
 * Copies the documents. This reads all of their texts, so that these are in the data of the page for code that needs
 * them only later.
 */
function copiesOf(listed: DocumentsById): DocumentsById {
  const written = Object.entries(listed).filter(([, { isGenerated }]) => !isGenerated);
  return Object.fromEntries(written.map(([id, document]) => [id, { ...document }]));
}
