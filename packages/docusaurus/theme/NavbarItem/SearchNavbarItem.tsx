import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';

/** The search field. */
export default function SearchNavbarItem(_: { readonly [prop: string]: unknown }) {
  return (
    <li className="navbar-search">
      <NavbarSearch>
        <SearchBar />
      </NavbarSearch>
    </li>
  );
}
