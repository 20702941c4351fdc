/** What the head tells search engines of the way to a document: docsite writes that. */
export default function DocBreadcrumbsStructuredData(_: { readonly breadcrumbs: readonly object[] }) {
  return null;
}
