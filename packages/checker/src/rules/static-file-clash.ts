import { allSitemaps, type Finding, finding, outputPathOfRoute, placeOf, urlPolicy } from '@docsite/core';
import type { Rule, RuleInput } from '../rule.js';

/** No static file replaces a file that the build writes. */
export const staticFileClash: Rule = {
  name: 'static-file-clash',
  description: 'A static file does not replace a page or another file that the build writes.',
  defaultSeverity: 'error',
  check,
};

/** Files that a site may provide itself: its own file replaces the build's. */
const replaceable: ReadonlySet<string> = new Set([
  '404.html',
  'robots.txt',
  'llms.txt',
  'llms-full.txt',
  'manifest.webmanifest',
  '_headers',
  '_redirects',
]);

/** The folder with the data of pages, one file per page. */
const ownFolder = 'assets/pages/';

function check({ site, outputFiles = [] }: RuleInput): Finding[] {
  const policy = urlPolicy(site);
  const pages = new Map(site.pages.map((page) => [outputPathOfRoute(page.route, policy), page]));
  const written = new Set(outputFiles);
  const sitemaps = new Set(allSitemaps(site.config.sitemap).map(({ filename }) => filename));
  return Object.entries(site.staticFiles).flatMap(([url, file]) => {
    const path = url.slice(1);
    if (replaceable.has(path) || sitemaps.has(path)) return [];
    const page = pages.get(path);
    if (page === undefined && !written.has(path) && !path.startsWith(ownFolder)) return [];
    const owner = page === undefined ? `'${path}', which the build writes` : `the page of '${page.place.file}'`;
    const message = `the static file replaces ${owner}`;
    return [finding('static-file-clash', placeOf(file), message, 'rename one of the two')];
  });
}
