import { LinkContext } from '@docsite/renderer/template';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { type ReactNode, useContext } from 'react';

export interface BrowserOnlyProps {
  readonly children?: () => ReactNode;
  /** Drawn until the page is hydrated. */
  readonly fallback?: ReactNode;
}

/** Draws its children only in browsers. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  const sink = useContext(LinkContext);
  const isBrowser = useIsBrowser();
  // it may contain the layout
  if (!isBrowser) sink?.frame('whole');
  return isBrowser ? children?.() : fallback;
}
