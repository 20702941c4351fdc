import { usePage } from '@docsite/renderer/template';
import { AskedPath } from '@docusaurus/inner/routes/asked-path';
import { useRouteProps } from '@docusaurus/router';
import NotFound from '@theme/NotFound';

/** The page for unknown addresses, drawn by the site's `NotFound`. It is hydrated, because that may be interactive. */
export default function NotFoundPage() {
  return (
    <AskedPath whenBuilt={usePage().url}>
      <MissingPage />
    </AskedPath>
  );
}

function MissingPage() {
  return <NotFound {...useRouteProps()} />;
}
