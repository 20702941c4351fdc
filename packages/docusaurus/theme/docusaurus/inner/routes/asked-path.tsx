import { AnsweredPathContext } from '@docusaurus/inner/routes/answered-path';
import { watchAddress } from '@theme/content/address-end';
import { type ReactNode, useSyncExternalStore } from 'react';

interface AskedPathProps {
  /** The path on the server, where no reader has asked for one. */
  readonly whenBuilt: string;
  readonly children: ReactNode;
}

/** Has the page and all hooks in it read the path that the reader requested, rather than that of the page. */
export function AskedPath({ whenBuilt, children }: AskedPathProps) {
  const pathname = useSyncExternalStore(
    watchAddress,
    () => location.pathname,
    () => whenBuilt,
  );
  return <AnsweredPathContext value={pathname}>{children}</AnsweredPathContext>;
}
