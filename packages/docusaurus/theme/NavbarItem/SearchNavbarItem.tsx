import SearchBar from '@theme/SearchBar';

/** The search field. */
export default function SearchNavbarItem(_: { readonly [prop: string]: unknown }) {
  return (
    <li className="navbar-search">
      <SearchBar />
    </li>
  );
}
