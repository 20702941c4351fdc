import { SearchBox } from '@theme-original/search/search-box';

/** The search field. */
export default function SearchBar() {
  return <SearchBox />;
}
