/** What hides the sidebar: docsite's own button for that stands below the sidebar. */
export default function CollapseButton(_: { readonly onClick?: () => void }) {
  return null;
}
