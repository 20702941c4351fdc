/** Draws nothing, because docsite writes the structured data of breadcrumbs itself. */
export default function DocBreadcrumbsStructuredData(_: { readonly breadcrumbs: readonly object[] }) {
  return null;
}
