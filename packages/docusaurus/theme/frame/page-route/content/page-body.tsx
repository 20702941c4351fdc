import { useHistory, useRouteProps } from '@docusaurus/router';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';

/** Pages of Docusaurus get what its router gives to the components of routes. */
export function PageBody({ content, given }: PageBodyProps) {
  const { location, match } = useRouteProps();
  const route = { path: match.path, exact: true };
  return <Inner content={content} given={{ location, match, history: useHistory(), route, ...given }} />;
}
