import NavbarSearch from '@theme/Navbar/Search';
import SearchBar from '@theme/SearchBar';

export interface SearchNavbarItemProps {
  readonly className?: string;
  readonly [prop: string]: unknown;
}

/** The search field. */
export default function SearchNavbarItem({ className }: SearchNavbarItemProps) {
  return (
    <li className="navbar-search">
      <NavbarSearch {...(className !== undefined && { className })}>
        <SearchBar />
      </NavbarSearch>
    </li>
  );
}
