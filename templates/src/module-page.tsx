import type { ModulePageData } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content-region';
import { Layout } from '@theme/layout';

/** A page that is a component of the site's own, which draws the whole main region. */
export function ModulePage({ page }: { readonly page: ModulePageData }) {
  return (
    <Layout width="full">
      <ContentRegion content={page.content} />
    </Layout>
  );
}
