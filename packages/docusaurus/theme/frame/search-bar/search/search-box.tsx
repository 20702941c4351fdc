import SearchBar from '@theme/SearchBar';
import { SearchBox as Original, type SearchBoxProps } from '@theme-original/search/search-box';

export type { SearchBoxProps };

/** The site's own search field in the navbar; elsewhere that of docsite, which may be the content of its page. */
export function SearchBox(props: SearchBoxProps) {
  return props.large || props.label !== undefined ? <Original {...props} /> : <SearchBar />;
}
