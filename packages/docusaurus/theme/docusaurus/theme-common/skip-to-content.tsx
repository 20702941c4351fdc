import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';

/** The id of the content, the target of the link that skips the navigation. */
export const SkipToContentFallbackId = 'ds-main';

/** The link that skips the navigation. */
export function SkipToContentLink(_: { readonly [prop: string]: unknown }): ReactNode {
  return (
    <a className="skip-link" href={`#${SkipToContentFallbackId}`}>
      <Translate id="theme.common.skipToMainContent">Skip to main content</Translate>
    </a>
  );
}
