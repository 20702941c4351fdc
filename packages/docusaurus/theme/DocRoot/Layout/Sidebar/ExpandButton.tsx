/** What shows a hidden sidebar again: the frame has a button for that. */
export default function DocRootLayoutSidebarExpandButton() {
  return null;
}
