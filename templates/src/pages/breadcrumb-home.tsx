import { useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

/** The first breadcrumb, a link to the home page. */
export function BreadcrumbHome() {
  const labels = useLabels();
  const { baseUrl, home = baseUrl } = useSite();
  return (
    <li>
      <a className="breadcrumb-home" href={home} aria-label={labels.home}>
        <Icon name="home" />
      </a>
    </li>
  );
}
