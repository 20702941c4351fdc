import { useHistory, useRouteProps } from '@docusaurus/router';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';

/** Pages of Docusaurus get what its router gives to the components of routes. */
export function PageBody({ content, given }: PageBodyProps) {
  return <Inner content={content} given={{ ...useRouteProps(), history: useHistory(), ...given }} />;
}
