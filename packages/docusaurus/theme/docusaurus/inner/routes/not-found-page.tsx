import { useRouteProps } from '@docusaurus/router';
import NotFound from '@theme/NotFound';

/** The page at every address without one, drawn by the site: a React page, as it may do something in the browser. */
export default function NotFoundPage() {
  return <NotFound {...useRouteProps()} />;
}
