import Head from '@docusaurus/Head';
import type { ReactNode } from 'react';

export interface HtmlClassNameProviderProps {
  readonly className: string;
  readonly children?: ReactNode;
}

/** Adds a class to the document while it is mounted. */
export function HtmlClassNameProvider({ className, children }: HtmlClassNameProviderProps): ReactNode {
  return (
    <>
      <Head>
        {/* biome-ignore lint/a11y/useHtmlLang: what the document has beside stays */}
        <html className={className} />
      </Head>
      {children}
    </>
  );
}
