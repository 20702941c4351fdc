import { useLabels } from '@docsite/renderer/template';

/** The mark after the text of a link that leaves the site. */
export function ExternalMark() {
  const { externalLink } = useLabels();
  return <span className="external-mark" role="img" aria-label={externalLink} />;
}
