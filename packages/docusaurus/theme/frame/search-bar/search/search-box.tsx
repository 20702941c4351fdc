import SearchBar from '@theme/SearchBar';
import { SearchBox as Original, type SearchBoxProps } from '@theme-original/search/search-box';

export type { SearchBoxProps };

/** The search field: the site's own in the navbar; elsewhere docsite's, which may be the content of the search page. */
export function SearchBox(props: SearchBoxProps) {
  return props.large || props.label !== undefined ? <Original {...props} /> : <SearchBar />;
}
