import { FrameContext } from '@docusaurus/inner/frame/frame-part';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/**
 * The frame, whose links that leave the site have the icon of the site's own. Content is drawn apart, where links have
 * none there.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <FrameContext value={true}>
      <Inner>{children}</Inner>
    </FrameContext>
  );
}
