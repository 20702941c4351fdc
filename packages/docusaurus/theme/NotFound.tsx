import { useLabels } from '@docsite/renderer/template';
import { PageMetadata } from '@docusaurus/inner/pages/page-metadata';
import type { useRouteProps } from '@docusaurus/router';
import Layout from '@theme/Layout';
import Content from '@theme/NotFound/Content';

export default function NotFound(_props: Partial<ReturnType<typeof useRouteProps>>) {
  return (
    <>
      <PageMetadata title={useLabels().notFoundTitle} />
      <Layout>
        <Content />
      </Layout>
    </>
  );
}
