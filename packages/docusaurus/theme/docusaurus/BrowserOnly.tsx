import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

export interface BrowserOnlyProps {
  readonly children?: () => ReactNode;
  /** What stands there until the page is taken over. */
  readonly fallback?: ReactNode;
}

/** Draws what only a browser can. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  const isBrowser = useIsBrowser();
  return isBrowser ? children?.() : fallback;
}
