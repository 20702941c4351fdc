/** Structured data about the breadcrumbs of a document, which docsite writes itself. */
export default function DocBreadcrumbsStructuredData(_: { readonly breadcrumbs: readonly object[] }) {
  return null;
}
