import type { ModulePageData } from '@docsite/renderer/template';
import { ContentRegion } from '@theme/content/content-region';

/** A page that is a component of the site, which renders the whole main region. */
export function ModulePage({ page }: { readonly page: ModulePageData }) {
  return <ContentRegion content={page.content} />;
}
