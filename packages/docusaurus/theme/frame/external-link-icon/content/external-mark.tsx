import { useLabels } from '@docsite/renderer/template';
import { FrameContext } from '@docusaurus/frame-part';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { ExternalMark as Original } from '@theme-original/content/external-mark';
import { useContext } from 'react';

/** What marks a link that leaves the site, drawn by the site in the frame. */
export function ExternalMark() {
  const label = useLabels().externalLink;
  if (!useContext(FrameContext)) return <Original />;
  return (
    <span role="img" aria-label={label}>
      <IconExternalLink width={14} height={14} />
    </span>
  );
}
