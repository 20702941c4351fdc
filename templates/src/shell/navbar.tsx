import { type NavbarItemData, useLabels, useSite } from '@docsite/renderer/template';
import { SearchBox } from '@theme/search/search-box';
import { ColorModeToggle } from '@theme/shell/color-mode-toggle';
import { MenuButton } from '@theme/shell/menu-button';
import { NavbarItem } from '@theme/shell/navbar-item';
import { NavbarLogo } from '@theme/shell/navbar-logo';

/** The bar at the top of every page: logo, main links, search and settings. */
export function Navbar() {
  const labels = useLabels();
  const { navbar } = useSite();
  const placesSearch = navbar.items.some((item) => item.type === 'search');
  return (
    <header className="navbar" data-style={navbar.style} data-hide-on-scroll={navbar.hideOnScroll || undefined}>
      <div className="navbar-inner">
        <MenuButton />
        <NavbarLogo />
        <nav className="navbar-links" aria-label={labels.mainNavigation}>
          <NavbarList items={navbar.items.filter(isMainLink)} />
        </nav>
        <div className="navbar-tools">
          <NavbarList items={navbar.items.filter((item) => !isMainLink(item))} />
          {!placesSearch && <SearchBox />}
          <ColorModeToggle />
        </div>
      </div>
    </header>
  );
}

/** Items on one side of the navbar. */
export function NavbarList({ items }: { readonly items: readonly NavbarItemData[] }) {
  if (items.length === 0) return null;
  return (
    <ul className="navbar-list">
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
        <NavbarItem key={index} item={item} />
      ))}
    </ul>
  );
}

/** Whether an item is next to the logo; the others are next to search and settings. */
export function isMainLink(item: NavbarItemData): boolean {
  return item.position === 'left' && item.type !== 'search';
}
