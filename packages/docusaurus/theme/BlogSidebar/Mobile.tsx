/** The newest posts in the menu of narrow screens: the frame has them. */
export default function BlogSidebarMobile() {
  return null;
}
