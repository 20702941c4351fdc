import { useNavbarSecondaryMenu } from '@docusaurus/theme-common/internal';

/** The part of the menu on narrow screens other than the links of the navbar. */
export default function NavbarMobileSidebarSecondaryMenu() {
  return useNavbarSecondaryMenu().content;
}
