import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { MarkdownLink, type MarkdownLinkProps } from '@theme-original/content/markdown-link';

/** A link of Markdown. Its address is that of the page, or what its author wrote where the site has no such page. */
export default function MDXA(props: MarkdownLinkProps) {
  const { withBaseUrl } = useBaseUrlUtils();
  const { href } = props;
  return <MarkdownLink {...props} {...(href?.startsWith('/') && { href: withBaseUrl(href) })} />;
}
