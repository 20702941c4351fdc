import { PageContext, useLabels, usePage } from '@docsite/renderer/template';
import { NotFoundPage } from '@theme-original/pages/not-found-page';

/** The message that there is no page at an address. */
export default function Content(_props: { readonly className?: string }) {
  const page = usePage();
  return (
    <PageContext value={{ ...page, title: useLabels().notFoundTitle }}>
      <NotFoundPage />
    </PageContext>
  );
}
