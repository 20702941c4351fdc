import { usePage, useSite } from '@docsite/renderer/template';
import { PageMetadata } from '@docusaurus/inner/pages/page-metadata';
import { useTitleFormatter } from '@docusaurus/theme-common/title-formatter';
import delimiter from '@generated/title-delimiter';
import ThemeProvider from '@theme/ThemeProvider';
import { Layout as Inner } from '@theme-original/shell/layout';
import type { ReactNode } from 'react';

/** The frame, inside the contexts of the site's theme, with the title that the site's formatter gives the page. */
export function Layout({ children }: { readonly children: ReactNode }) {
  return (
    <ThemeProvider>
      <PageTitle />
      <Inner>{children}</Inner>
    </ThemeProvider>
  );
}

function PageTitle() {
  const { head } = usePage();
  const { title: siteTitle } = useSite();
  const { format } = useTitleFormatter();
  const end = ` ${delimiter} ${siteTitle}`;
  const title = head.title.endsWith(end) ? head.title.slice(0, -end.length) : head.title;
  return format(title) === head.title ? null : <PageMetadata title={title} />;
}
