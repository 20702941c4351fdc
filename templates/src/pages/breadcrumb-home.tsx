import { useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

/** The first breadcrumb, a link to the home page. */
export function BreadcrumbHome() {
  const { home } = useLabels();
  const { baseUrl } = useSite();
  return (
    <li>
      <a className="breadcrumb-home" href={baseUrl} aria-label={home}>
        <Icon name="home" />
      </a>
    </li>
  );
}
