import { PageContext, type PageData, type SearchPageData, useLabels, usePage } from '@docsite/renderer/template';
import { PageMetadata } from '@docusaurus/inner/pages/page-metadata';
import Layout from '@theme/Layout';
import { SearchPage as Original } from '@theme/search/search-page';

/** The search page. */
export default function SearchPage() {
  const title = useLabels().searchPageTitle;
  const page = { ...usePage(), title } as PageData;
  return (
    <>
      <PageMetadata title={title} />
      <Layout>
        <PageContext value={page}>
          <Original page={page as SearchPageData} />
        </PageContext>
      </Layout>
    </>
  );
}
