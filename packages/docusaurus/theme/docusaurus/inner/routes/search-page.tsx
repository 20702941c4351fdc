import SearchPage from '@theme/SearchPage';

/** The search page drawn by the site, which is a React page. */
export default function OwnSearchPage() {
  return <SearchPage />;
}
