import { headBelowPage } from '@docsite/renderer/page-head';
import { type HeadContents, HeadContext, type HeadSink, usePage, useSite } from '@docsite/renderer/template';
import { type ReactNode, useContext, useMemo } from 'react';

/** Has components add only those elements to the head that the page does not have itself. */
export function BelowPage({ children }: { readonly children: ReactNode }) {
  const sink = useContext(HeadContext);
  const [page, site] = [usePage(), useSite()];
  const below = useMemo((): HeadSink => {
    const left = ({ tags, foreign }: HeadContents) => ({ tags: headBelowPage(tags, page, site), foreign });
    const { collect, show } = sink;
    return {
      ...(collect && { collect: (contents) => collect(left(contents)) }),
      ...(show && { show: (contents) => show(left(contents)) }),
    };
  }, [sink, page, site]);
  return <HeadContext value={below}>{children}</HeadContext>;
}
