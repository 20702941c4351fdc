import { useLabels, useSite } from '@docsite/renderer/template';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import NavbarLogo from '@theme/Navbar/Logo';
import NavbarMobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';
import { isMainLink, NavbarList } from '@theme-original/shell/navbar';

/** Logo, main links, search and settings. */
export default function NavbarContent() {
  const labels = useLabels();
  const { items } = useSite().navbar;
  return (
    <div className="navbar-inner">
      <NavbarMobileSidebarToggle />
      <NavbarLogo />
      <nav className="navbar-links" aria-label={labels.mainNavigation}>
        <NavbarList items={items.filter(isMainLink)} />
      </nav>
      <div className="navbar-tools">
        <NavbarList items={items.filter((item) => !isMainLink(item))} />
        {!items.some(({ type }) => type === 'search') && (
          <NavbarSearch>
            <SearchBar />
          </NavbarSearch>
        )}
        <NavbarColorModeToggle />
      </div>
    </div>
  );
}
