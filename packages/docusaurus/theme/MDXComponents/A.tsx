import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { MarkdownLink, type MarkdownLinkProps } from '@theme-original/content/markdown-link';

/**
 * A link in Markdown. Its `href` is the resolved address or, if the site has no such page, the one that the author
 * wrote.
 */
export default function MDXA(props: MarkdownLinkProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { href } = props;
  return <MarkdownLink {...props} {...(href?.startsWith('/') && { href: withBaseUrl(href) })} />;
}
