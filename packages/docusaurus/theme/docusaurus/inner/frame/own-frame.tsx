import { type PageData, usePage } from '@docsite/renderer/template';
import { wideBody } from '@docusaurus/inner/frame/wide-body';
import { LayoutBody } from '@theme/shell/layout-body';
import type { ComponentType, ReactNode } from 'react';

type Frame = ComponentType<{ readonly children: ReactNode }>;

/** The frame, without docsite's parts on pages whose components draw the site's entire layout. */
export function ownFrame(Original: Frame, drawsFrame: (page: PageData) => boolean): Frame {
  const Body = wideBody(LayoutBody, drawsFrame);
  return function Layout({ children }) {
    return drawsFrame(usePage()) ? <Body>{children}</Body> : <Original>{children}</Original>;
  };
}
