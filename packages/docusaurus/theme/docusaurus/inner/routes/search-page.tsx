import SearchPage from '@theme/SearchPage';

/** The page that searches the site, drawn by the site: a React page. */
export default function OwnSearchPage() {
  return <SearchPage />;
}
