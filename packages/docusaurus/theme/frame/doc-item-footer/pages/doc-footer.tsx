import { usePage } from '@docsite/renderer/template';
import DocItemFooter from '@theme/DocItem/Footer';
import { type DocFooterProps, DocFooter as Original } from '@theme-original/pages/doc-footer';

export type { DocFooterProps };

/** The part below the text of a page; that of documents is drawn by the site. */
export function DocFooter(props: DocFooterProps) {
  return usePage().kind === 'doc' ? <DocItemFooter /> : <Original {...props} />;
}
