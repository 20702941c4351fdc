import { useLabels } from '@docsite/renderer/template';
import { FrameContext } from '@docusaurus/inner/frame/frame-part';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { ExternalMark as Original } from '@theme-original/content/external-mark';
import { useContext } from 'react';

/** The mark of a link that leaves the site; in the frame, it is the site's own icon. */
export function ExternalMark() {
  const { externalLink } = useLabels();
  if (!useContext(FrameContext)) return <Original />;
  return (
    <span role="img" aria-label={externalLink}>
      <IconExternalLink width={14} height={14} />
    </span>
  );
}
