import { useCheckedLink, useLabels, usePageUrl } from '@docsite/renderer/template';
import { FrameContext } from '@docusaurus/frame-part';
import IconExternalLink from '@theme/Icon/ExternalLink';
import { type LinkProps, Link as Original } from '@theme-original/content/link';
import { useContext } from 'react';

/** A link; one of the frame that leaves the site has the icon of the site's own. */
export function Link(props: LinkProps) {
  const { to, href, external, file: _, checked = true, children, ...rest } = props;
  const { externalLink } = useLabels();
  const address = usePageUrl(to ?? '');
  const target = to === undefined ? href : address;
  const isLeaving = external ?? /^(?:https?:)?\/\//.test(target ?? '');
  const isMarked = children !== '' && rest.dangerouslySetInnerHTML === undefined;
  const isOwn = useContext(FrameContext) && isLeaving && isMarked;
  useCheckedLink(isOwn && checked ? target : undefined);
  if (!isOwn) return <Original {...props} />;
  return (
    <a href={target} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span role="img" aria-label={externalLink}>
        <IconExternalLink width={14} height={14} />
      </span>
    </a>
  );
}
