import { BreadcrumbsContext } from '@docusaurus/inner/docs/category-page';
import { useIsAmongDocs } from '@docusaurus/inner/docs/doc-page';
import DocBreadcrumbs from '@theme/DocBreadcrumbs';
import { Breadcrumbs as Original } from '@theme-original/pages/breadcrumbs';
import type { ComponentProps } from 'react';

/** Breadcrumbs; those of documents and generated indexes are drawn by the site. */
export function Breadcrumbs(props: ComponentProps<typeof Original>) {
  if (!useIsAmongDocs()) return <Original {...props} />;
  return (
    <BreadcrumbsContext value={props.items}>
      {/* one item in the row above the title, whatever it consists of */}
      <div style={{ flex: 1, minWidth: 0 }}>
        <DocBreadcrumbs />
      </div>
    </BreadcrumbsContext>
  );
}
