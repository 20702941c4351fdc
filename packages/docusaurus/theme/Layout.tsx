import { useSite } from '@docsite/renderer/template';
import delimiter from '@generated/title-delimiter';
import { Head } from '@theme/content/head';
import type { ReactNode } from 'react';

export interface LayoutProps {
  /** Title of the page. */
  readonly title?: string;
  readonly description?: string;
  readonly children?: ReactNode;
  /** Class of the wrapper around the page. */
  readonly wrapperClassName?: string;
  readonly noFooter?: boolean;
}

/** The frame of a page of the site's own. docsite draws navbar and footer around every page: only title and description are its own. */
export default function Layout({ title, description, children, wrapperClassName }: LayoutProps) {
  const { title: siteTitle } = useSite();
  const whole = title && `${title} ${delimiter} ${siteTitle}`;
  return (
    <>
      <Head>
        {whole && <title>{whole}</title>}
        {whole && <meta property="og:title" content={whole} />}
        {description && <meta name="description" content={description} />}
        {description && <meta property="og:description" content={description} />}
      </Head>
      {wrapperClassName ? <div className={wrapperClassName}>{children}</div> : children}
    </>
  );
}
