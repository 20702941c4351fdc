import { useLabels, useSite } from '@docsite/renderer/template';
import { HomeInListContext } from '@docusaurus/inner/docs/category-page';
import IconHome from '@theme/Icon/Home';
import { BreadcrumbHome } from '@theme-original/pages/breadcrumb-home';
import { useContext } from 'react';

/** The first breadcrumb, with Infima's classes in a list that the site draws. */
export default function HomeBreadcrumbItem() {
  const { home } = useLabels();
  const { baseUrl } = useSite();
  if (useContext(HomeInListContext)) return <BreadcrumbHome />;
  return (
    <li className="breadcrumbs__item">
      <a className="breadcrumbs__link" href={baseUrl} aria-label={home}>
        <IconHome width={18} height={18} />
      </a>
    </li>
  );
}
