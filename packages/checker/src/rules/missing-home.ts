import { type Finding, finding, placeOf, type Site, type SiteConfig } from '@docsite/core';
import type { Rule, RuleInput } from '../rule.js';

/** There is a page at the address of the site. */
export const missingHome: Rule = {
  name: 'missing-home',
  description: 'A reader who opens the address of the site finds a page there.',
  defaultSeverity: 'error',
  check,
};

/** Reported once: other locales fall back to the pages of the default locale. */
function check({ site, findMarkdown }: RuleInput): Finding[] {
  if (site.locale.baseUrl !== site.config.baseUrl) return [];
  const isThere = site.pages.some(({ route }) => route === '/') || site.redirects.some(({ from }) => from === '/');
  if (isThere || site.staticFiles['/index.html'] !== undefined) return [];
  const place = placeOf(site.configFile ?? 'index.md');
  if (!site.pages.some((page) => 'source' in page))
    return [finding('missing-home', place, 'the site contains no pages', hintForPages(findMarkdown?.(), site))];
  const message = `there is no page at '${site.locale.baseUrl}', where the site's address and the title in the navbar lead`;
  return [
    finding(
      'missing-home',
      place,
      message,
      `write \`${folderOfPages(site.config)}/index.md\`, or set \`slug: /\` on a page of docs whose \`routeBasePath\` is \`/\``,
    ),
  ];
}

/** @param found An existing folder with Markdown, whose files may all be drafts. */
function hintForPages(found: string | undefined, { sourceRoots, configFile }: Site): string {
  if (found === undefined && configFile === undefined)
    return 'write `index.md` here, or create a site to start from: docsite init';
  if (found === undefined || sourceRoots.some(({ path }) => path === found))
    return 'create one, such as `index.md`, in the folder of docs or pages';
  const where = found === '.' ? 'this folder' : `'${found}'`;
  return `to build the Markdown in ${where}, set \`docs: { path: '${found}', routeBasePath: '/' }\` in the configuration`;
}

/** The first folder of pages, or its default name. */
function folderOfPages({ pages }: SiteConfig): string {
  return pages?.[0]?.path ?? 'pages';
}
