import type { PageKind } from '../../content-kind.js';
import type { DocsFacts } from '../version/docs-index.js';
import type { VersionsPage } from '../version/docs-page.js';
import { startRoute } from '../version/start-route.js';
import type { VersionsPageData } from './docs-page-data.js';

/** The list of all versions of the docs. */
export const versionsPage: PageKind<VersionsPage, VersionsPageData, DocsFacts> = {
  body: 'generated',
  title: (_, { labels }) => labels.versionsTitle,
  data: (_, { facts, pages, url }) => ({
    instances: facts.docs.map(({ id, label = id, versions }) => ({
      id,
      label,
      versions: versions.map((version) => ({
        name: version.name,
        label: version.label,
        url: url(startRoute(version, pages)),
        isLast: version.isLast,
        ...(version.banner !== undefined && { banner: version.banner }),
      })),
    })),
  }),
  sections: ({ instances }, { labels }) => [
    { text: labels.versionsIntro, links: [] },
    ...instances.map(({ label: heading, versions }) => ({
      ...(instances.length > 1 && { heading }),
      links: versions.map(({ label, url, isLast }) => ({
        label,
        href: url,
        description: isLast ? labels.latestVersion : '',
      })),
    })),
  ],
};
