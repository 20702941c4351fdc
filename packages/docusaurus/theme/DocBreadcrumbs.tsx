import { usePage } from '@docsite/renderer/template';
import { BreadcrumbsContext, CategoryPageContext } from '@docusaurus/inner/docs/category-page';
import { usePluginVersion, useSidebarBreadcrumbs } from '@docusaurus/plugin-content-docs/client';
import { Breadcrumbs } from '@theme-original/pages/breadcrumbs';
import { useContext } from 'react';

/** The breadcrumbs of a document, of the generated index of a category, or of a page among the docs of a plugin. */
export default function DocBreadcrumbs() {
  const page = usePage();
  const category = useContext(CategoryPageContext);
  const around = useContext(BreadcrumbsContext) ?? category?.breadcrumbs;
  const isOfPlugin = usePluginVersion() !== undefined;
  const items = around ?? (page.kind === 'doc' ? page.breadcrumbs : undefined);
  if (items === undefined) return isOfPlugin ? <PluginBreadcrumbs /> : null;
  return <Breadcrumbs items={items} />;
}

function PluginBreadcrumbs() {
  return <Breadcrumbs items={useSidebarBreadcrumbs() ?? []} />;
}
