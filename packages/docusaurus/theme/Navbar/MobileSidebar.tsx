/** The menu of narrow screens: it stands beside the page, not in the navbar. */
export default function NavbarMobileSidebar() {
  return null;
}
