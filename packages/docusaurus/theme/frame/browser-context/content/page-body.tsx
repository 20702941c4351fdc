import { BrowserContext, useTakenOver } from '@docusaurus/inner/client/browser-context';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';
import type { ReactNode } from 'react';

/** The body of a page, with what `useIsBrowser` reads. */
export function PageBody(props: PageBodyProps) {
  return (
    <BrowserProvider>
      <Inner {...props} />
    </BrowserProvider>
  );
}

function BrowserProvider({ children }: { readonly children: ReactNode }) {
  return <BrowserContext value={useTakenOver()}>{children}</BrowserContext>;
}
