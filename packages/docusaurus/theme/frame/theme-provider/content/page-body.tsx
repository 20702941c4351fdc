import ThemeProvider from '@theme/ThemeProvider';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';

/**
 * The body of a page. React pages are rendered as roots of their own, so they are put inside the contexts of the site's
 * theme here.
 */
export function PageBody(props: PageBodyProps) {
  return (
    <ThemeProvider>
      <Inner {...props} />
    </ThemeProvider>
  );
}
