import { type NavbarItemData, useLabels, useSite } from '@docsite/renderer/template';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
import { NavbarItem } from '@theme/shell/navbar-item';

/** Logo, main links, search and settings. */
export default function NavbarContent() {
  const labels = useLabels();
  const { items } = useSite().navbar;
  return (
    <>
      <NavbarMobileSidebarToggle />
      <NavbarLogo />
      <nav className="navbar-links" aria-label={labels.mainNavigation}>
        <NavbarItems items={items.filter(isMainLink)} />
      </nav>
      <div className="navbar-tools">
        <NavbarItems items={items.filter((item) => !isMainLink(item))} />
        {!items.some(({ type }) => type === 'search') && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
        <NavbarColorModeToggle />
      </div>
    </>
  );
}

function NavbarItems({ items }: { readonly items: readonly NavbarItemData[] }) {
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

function isMainLink(item: NavbarItemData): boolean {
  return item.position === 'left' && item.type !== 'search';
}
