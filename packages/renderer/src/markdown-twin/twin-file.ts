import type { Root } from 'hast';
import type { OutputFile } from '../output-file.js';
import { pageSections } from '../page-data/page/build-page-data.js';
import type { PageIndex } from '../page-data/page-index.js';
import type { PageFacts, SiteData } from '../template/index.js';
import { readRendered } from './read-rendered.js';
import { renderTwin } from './render-twin.js';

/** The sources of a twin. */
export interface TwinSource {
  readonly index: PageIndex;
  readonly site: SiteData;
  /** Returns the content tree with resolved URLs; absent if a component renders the page, or the build generates it. */
  readonly readTree?: (() => Promise<Root>) | undefined;
}

/** The Markdown twin of a page, if it has one. */
export async function buildTwinFile(page: PageFacts, { index, site, readTree }: TwinSource): Promise<OutputFile[]> {
  const path = index.twins.get(page.route);
  if (path === undefined) return [];
  const content = (await readTree?.()) ?? ('content' in page ? await readRendered(page.content.html) : undefined);
  return [{ path, contents: renderTwin(page, content ?? pageSections(page, index, site), site) }];
}
