import type { GeneratedFacts, GeneratedPageData, PageFacts } from '../template/index.js';
import type { PageIndex } from './page-index.js';

/** Whether the build generates the page, so that its body is drawn from facts on the server alone. */
export function isGenerated(facts: PageFacts, { pageKinds }: PageIndex): facts is GeneratedFacts {
  return pageKinds.get(facts.kind)?.body === 'generated';
}

/** A generated page as shell and browser see it: its body is HTML like any other. */
export function generatedPageData(facts: GeneratedFacts, html: string): GeneratedPageData {
  const { buildId, route, url, title, description, head, localeUrls, markdownUrl } = facts;
  return {
    ...{ buildId, route, url, title, description, head, localeUrls },
    ...(markdownUrl !== undefined && { markdownUrl }),
    kind: 'generated',
    of: facts.kind,
    ...('docs' in facts && { docs: facts.docs }),
    ...('sidebar' in facts && { sidebar: facts.sidebar }),
    content: { html },
  };
}
