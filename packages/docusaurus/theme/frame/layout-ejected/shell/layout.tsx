import { usePage } from '@docsite/renderer/template';
import { LayoutBody } from '@theme/shell/layout-body';
import { Layout as FramedLayout } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame, for sites whose own layout replaces all of it: pages that draw that layout have no other frame. */
export function Layout({ children }: { readonly children: ReactNode }) {
  if (usePage().kind === 'module') return <LayoutBody>{children}</LayoutBody>;
  return <FramedLayout>{children}</FramedLayout>;
}
