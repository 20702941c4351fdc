import { useHistory, useRouteProps } from '@docusaurus/router';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';

/** The body of a page, whose component receives the props that Docusaurus's router passes to those of routes. */
export function PageBody({ content, given }: PageBodyProps) {
  return <Inner content={content} given={{ ...useRouteProps(), history: useHistory(), ...given }} />;
}
