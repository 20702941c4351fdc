import { type SidebarItemData, useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { MenuItem } from '@theme/shell/menu-item';
import { NavbarLogo } from '@theme/shell/navbar-logo';
import { Sidebar } from '@theme/shell/sidebar';
import { SidebarHideButton } from '@theme/shell/sidebar-hide-button';

/** Id of the menu panel, which the button that opens it refers to. */
export const menuId = 'ds-menu';

/**
 * Main links and the docs sidebar. On narrow screens this is a popover, so that it opens, closes by Escape and returns
 * the focus without script; on wide ones only the sidebar is shown, beside the page. The sidebar is thus in the HTML
 * once.
 */
export function MobileMenu({ sidebar }: { readonly sidebar?: readonly SidebarItemData[] }) {
  return (
    <div id={menuId} className={sidebar ? 'menu menu-docs' : 'menu'} popover="auto">
      <MenuHead />
      <MenuLinks />
      {sidebar && (
        <>
          <Sidebar items={sidebar} />
          <SidebarHideButton />
        </>
      )}
    </div>
  );
}

/** The logo, and a button to close the menu. */
export function MenuHead() {
  const labels = useLabels();
  return (
    <section className="menu-head" aria-label={labels.siteMenu}>
      <NavbarLogo />
      <button
        type="button"
        className="icon-button"
        popoverTarget={menuId}
        popoverTargetAction="hide"
        aria-label={labels.closeNavigation}
        // biome-ignore lint/a11y/noAutofocus: it takes the focus when the popover opens, not when the page loads
        autoFocus
      >
        <Icon name="close" />
      </button>
    </section>
  );
}

/** The main links, in the menu. */
export function MenuLinks() {
  return (
    <nav className="menu-nav" aria-label={useLabels().mainNavigation}>
      <ul className="menu-list">
        <MenuItems />
      </ul>
    </nav>
  );
}

function MenuItems() {
  const items = useSite().navbar.items.filter(({ type }) => type !== 'search');
  // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
  return items.map((item, index) => <MenuItem key={index} item={item} />);
}
