import { useLabels } from '@docsite/renderer/template';

/** What marks a link that leaves the site. */
export function ExternalMark() {
  return <span className="external-mark" role="img" aria-label={useLabels().externalLink} />;
}
