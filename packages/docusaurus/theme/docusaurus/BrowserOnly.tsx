import useIsBrowser from '@docusaurus/useIsBrowser';
import type { ReactNode } from 'react';

export interface BrowserOnlyProps {
  readonly children?: () => ReactNode;
  /** Drawn until the page is hydrated. */
  readonly fallback?: ReactNode;
}

/** Draws its children only in browsers. */
export default function BrowserOnly({ children, fallback = null }: BrowserOnlyProps): ReactNode {
  const isBrowser = useIsBrowser();
  return isBrowser ? children?.() : fallback;
}
