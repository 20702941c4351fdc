import { useDoc } from '@docusaurus/plugin-content-docs/client';
import DocPaginator from '@theme/DocPaginator';

/** Links to the previous and the next document. */
export default function DocItemPaginator() {
  const { previous, next } = useDoc().metadata;
  return <DocPaginator previous={previous} next={next} />;
}
