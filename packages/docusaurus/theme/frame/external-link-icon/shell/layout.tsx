import { FrameContext } from '@docusaurus/inner/frame/frame-part';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/**
 * The frame, in which links that leave the site have the site's own icon. As in Docusaurus, links in the content have
 * none; it is rendered separately.
 */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <FrameContext value={true}>
      <Inner>{children}</Inner>
    </FrameContext>
  );
}
