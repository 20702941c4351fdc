import config from '@generated/docusaurus.config';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';

/** The body of a page, whose component receives the configuration. */
export function PageBody({ content, given }: PageBodyProps) {
  return <Inner content={content} given={{ config, ...given }} />;
}
