import { usePage } from '@docsite/renderer/template';
import { FoundContext } from '@docusaurus/inner/docs/found-context';
import { type ContentRegionProps, ContentRegion as Inner } from '@theme-original/content/content-region';
import { useContext } from 'react';

/** The body of a page. That of a document has the class by which plugins find it in the HTML of the finished site. */
export function ContentRegion(props: ContentRegionProps) {
  const isFound = useContext(FoundContext);
  const isDocument = usePage().kind === 'doc' && props.className === 'markdown' && !isFound;
  return <Inner {...props} {...(isDocument && { className: 'theme-doc-markdown markdown' })} />;
}
