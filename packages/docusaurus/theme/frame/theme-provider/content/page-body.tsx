import ThemeProvider from '@theme/ThemeProvider';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';

/** Pages of code, which are drawn by themselves, in the contexts of the site's theme. */
export function PageBody(props: PageBodyProps) {
  return (
    <ThemeProvider>
      <Inner {...props} />
    </ThemeProvider>
  );
}
