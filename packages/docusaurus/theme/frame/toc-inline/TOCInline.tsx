import TOCItems from '@theme/TOCItems';
import type { TOCInlineProps, TocEntry } from '@theme-original/TOCInline';

export type { TOCInlineProps, TocEntry };

/** A table of contents within the text of a page, whose entries the site draws. */
export default function TOCInline(props: TOCInlineProps) {
  return <TOCItems {...props} className="table-of-contents" linkClassName={null} />;
}
