import type { SiteConfig } from '../config/site-config.js';
import type { Page } from '../content/kinds.js';
import { type Finding, finding, placeOf } from '../diagnostic.js';
import { outputPathOfRoute, type UrlPolicy } from '../route/route.js';
import { nameOfPage } from './page-name.js';

/** Static files by URL path without base. */
type StaticFiles = Readonly<Record<string, string>>;

/** The static files to publish by URL path without base, and a finding about each that was left out. */
export interface PublishedStatics {
  readonly staticFiles: StaticFiles;
  readonly findings: readonly Finding[];
}

/** The pages whose output paths static files may collide with, and the option that says which of the two wins. */
export interface PagesOfStatics {
  readonly config: Pick<SiteConfig, 'samePath'>;
  readonly pages: readonly Page[];
  readonly policy: UrlPolicy;
}

/** The static files that are published: all, or those that no page replaces. */
export function publishedStatics(files: StaticFiles, { config, pages, policy }: PagesOfStatics): PublishedStatics {
  if (config.samePath === 'file') return { staticFiles: files, findings: [] };
  const owners = new Map(pages.map((page) => [`/${outputPathOfRoute(page.route, policy)}`, nameOfPage(page)]));
  owners.set('/404.html', 'the page for addresses that do not exist');
  const entries = Object.entries(files);
  return {
    staticFiles: Object.fromEntries(entries.filter(([url]) => !owners.has(url))),
    findings: entries.flatMap(([url, file]) => {
      const owner = owners.get(url);
      return owner === undefined ? [] : [hiddenFile(file, owner)];
    }),
  };
}

function hiddenFile(file: string, owner: string): Finding {
  const hint = 'remove the file, or rename one of the two';
  return finding('static-file-clash', placeOf(file), `${owner} replaces the static file, which is left out`, hint);
}
