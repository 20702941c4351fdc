import config from '@generated/docusaurus.config';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';

/** Pages of Docusaurus get the configuration. */
export function PageBody({ content, given }: PageBodyProps) {
  return <Inner content={content} given={{ config, ...given }} />;
}
