/** What holds the sidebar: the frame has it. */
export default function DocRootLayoutSidebar() {
  return null;
}
