import { usePage } from '@docsite/renderer/template';
import DocItemFooter from '@theme/DocItem/Footer';
import { type DocFooterProps, DocFooter as Original } from '@theme-original/pages/doc-footer';

export type { DocFooterProps };

/** What stands below the text of a page: on documents what the site has instead. */
export function DocFooter(props: DocFooterProps) {
  return usePage().kind === 'doc' ? <DocItemFooter /> : <Original {...props} />;
}
