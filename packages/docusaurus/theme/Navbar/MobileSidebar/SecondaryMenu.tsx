import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';

/** What the menu of narrow screens shows beside the links of the navbar. */
export default function NavbarMobileSidebarSecondaryMenu() {
  return useNavbarSecondaryMenu().content;
}
