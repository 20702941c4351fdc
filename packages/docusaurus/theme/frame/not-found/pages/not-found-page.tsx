import { useRouteProps } from '@docusaurus/router';
import NotFound from '@theme/NotFound';

/** The page at every address without one, drawn by the site. */
export function NotFoundPage() {
  return <NotFound {...useRouteProps()} />;
}
