import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';

/** Links to the documents before and after this one. */
export default function DocItemPaginator() {
  const { previous, next } = useDoc().metadata;
  return <DocPaginator previous={previous} next={next} />;
}
