import type { GeneratedFacts, GeneratedPageData, PageFacts } from '../../template/index.js';
import type { PageIndex } from '../page-index.js';

/** Whether the build generates the page, so that its body is rendered from facts only on the server. */
export function isGenerated(facts: PageFacts, { pageKinds }: PageIndex): facts is GeneratedFacts {
  return pageKinds.get(facts.kind)?.body === 'generated';
}

/** A generated page as shell and browser see it: with a body of HTML, like any other page. */
export function generatedPageData(facts: GeneratedFacts, html: string): GeneratedPageData {
  const { buildId, route, url, title, description, head, localeUrls, markdownUrl, versionDocuments } = facts;
  return {
    buildId,
    route,
    url,
    title,
    description,
    head,
    localeUrls,
    ...(markdownUrl !== undefined && { markdownUrl }),
    ...(versionDocuments !== undefined && { versionDocuments }),
    kind: 'generated',
    of: facts.kind,
    ...('docs' in facts && { docs: facts.docs }),
    ...('sidebar' in facts && { sidebar: facts.sidebar }),
    content: { html },
  };
}
