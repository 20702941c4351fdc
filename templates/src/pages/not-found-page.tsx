import { useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { PageTitle } from '@theme/content/page-title';
import { SearchBox } from '@theme/search/search-box';

/** The page shown for unknown addresses. */
export function NotFoundPage() {
  const labels = useLabels();
  const { baseUrl, home = baseUrl } = useSite();
  return (
    <div className="not-found">
      <p className="not-found-code" aria-hidden="true">
        404
      </p>
      <PageTitle>
        <p className="lead">{labels.notFoundText}</p>
      </PageTitle>
      <p>{labels.notFoundHint}</p>
      <div className="not-found-actions">
        <SearchBox label={labels.searchTitle} />
        <a className="button button-primary" href={home}>
          <Icon name="home" />
          {labels.home}
        </a>
      </div>
    </div>
  );
}
