import { HistoryContext, useHistory } from '@docusaurus/router';
import { PageBody as Inner, type PageBodyProps } from '@theme-original/content/page-body';

/** The body of a page, whose component may read the router's history. */
export function PageBody(props: PageBodyProps) {
  return (
    <HistoryContext value={useHistory()}>
      <Inner {...props} />
    </HistoryContext>
  );
}
