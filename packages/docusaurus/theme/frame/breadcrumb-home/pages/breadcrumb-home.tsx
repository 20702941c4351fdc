import { HomeInListContext } from '@docusaurus/inner/docs/category-page';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';

/** The first breadcrumb of docsite's list, drawn by the site. */
export function BreadcrumbHome() {
  return (
    <HomeInListContext value={true}>
      <HomeBreadcrumbItem />
    </HomeInListContext>
  );
}
