import { posix } from 'node:path';
import { defaultConfigFile, hasScheme } from '@docsite/core';
import type { MarkdownFolder } from './markdown-folder.js';
import type { StartFile } from './start-files.js';
import { stringLiteral } from './string-literal.js';
import type { Languages } from './tools/languages.js';
import { exampleAddress } from './tools/tool-config.js';
import type { NavbarLink, SiteLogo } from './tools/tool-site.js';

/** The configuration that serves a folder of Markdown unchanged, with its first page at the root. */
export function configOfMarkdown(folder: MarkdownFolder, folderTitle: string): StartFile {
  const { title = folderTitle, pagesPath, theme = {} } = folder;
  const keys = [
    `  title: ${stringLiteral(title)},\n`,
    textKey('tagline', theme.tagline),
    addressKeys(folder),
    languageKey(folder),
    `  docs: ${docsOf(folder)},\n`,
    `  pages: ${pagesPath === undefined ? 'false' : `{ path: ${stringLiteral(pagesPath)} }`},\n`,
    slashKey(folder),
    colorKey(folder),
    markdownKey(folder),
    publicKey(folder),
    aliasKey(folder),
    redirectsKey(folder),
    rulesKey(folder),
    `  navbar: ${navbarOf(folder)},\n`,
    theme.footer === undefined ? '' : `  footer: { copyright: ${stringLiteral(theme.footer)} },\n`,
  ];
  const imports = `import { defineConfig } from 'docsite';\n${importOf(folder)}`;
  return { path: defaultConfigFile, text: `${imports}\nexport default defineConfig({\n${keys.join('')}});\n` };
}

function importOf({ preprocessor }: MarkdownFolder): string {
  return preprocessor === undefined
    ? ''
    : `import { ${preprocessor.name} } from ${stringLiteral(preprocessor.module)};\n`;
}

function textKey(name: string, text: string | undefined): string {
  return text === undefined || text === '' ? '' : `  ${name}: ${stringLiteral(text)},\n`;
}

function docsOf(folder: MarkdownFolder): string {
  const { path, routeBasePath = '/', hasNumbers, slugs, sidebar, include, exclude, languages, theme = {} } = folder;
  const keys = [
    `path: ${stringLiteral(path)}, routeBasePath: ${stringLiteral(routeBasePath)}`,
    ...(languages ? [`${localizedKey(languages)}, editLocalizedFiles: true`] : []),
    ...(hasNumbers ? ['numberPrefixes: false'] : []),
    ...(slugs === undefined ? [] : [`slugs: ${stringLiteral(slugs)}`]),
    ...(sidebar ? [`sidebarPath: ${stringLiteral(sidebar.path)}`] : []),
    ...(sidebar ? displayedKey(folder) : []),
    ...(theme.editUrl === undefined ? [] : [`editUrl: ${stringLiteral(theme.editUrl)}`]),
    ...(theme.showsUpdates ? ['showLastUpdateTime: true'] : []),
    ...(include ? [`include: [${include.map(stringLiteral).join(', ')}]`] : []),
    ...(exclude ? [`exclude: [${exclude.map(stringLiteral).join(', ')}]`] : []),
  ];
  return `{ ${keys.join(', ')} }`;
}

/** The key for the sidebars of documents that none lists; none if all documents are listed by folders. */
function displayedKey({ displayedSidebars = {} }: MarkdownFolder): string[] {
  const paths = Object.entries(displayedSidebars).map(
    ([path, name]) => `${stringLiteral(path)}: ${stringLiteral(name)}`,
  );
  return paths.length === 0 ? [] : [`displayedSidebars: { ${paths.join(', ')} }`];
}

function localizedKey({ localizedPath }: Languages): string {
  return localizedPath === undefined ? 'localizedSuffix: true' : `localizedPath: ${stringLiteral(localizedPath)}`;
}

/** The languages, each with what its name does not say. */
function languageKey({ languages, address = exampleAddress }: MarkdownFolder): string {
  if (languages === undefined) return '';
  const { original, others, isPrefixed } = languages;
  const all = [original, ...others];
  const base = isPrefixed ? posix.join(new URL(address).pathname, original.path, '/') : undefined;
  const configs = all.flatMap((language) => {
    const { name, label, path } = language;
    const given = language === original ? { label, baseUrl: base } : { label, path: path === name ? undefined : path };
    const keys = printKeys(given);
    return keys === '' ? [] : [`      ${/^\w+$/.test(name) ? name : stringLiteral(name)}: { ${keys} },\n`];
  });
  return `  i18n: {
    defaultLocale: ${stringLiteral(original.name)},
    locales: [${all.map(({ name }) => stringLiteral(name)).join(', ')}],
    localeConfigs: {
${configs.join('')}    },
  },
`;
}

/** The keys with a value, as an object has them. */
function printKeys(values: Readonly<Record<string, string | undefined>>): string {
  const keys = Object.entries(values).filter(([, value]) => value !== undefined && value !== '');
  return keys.map(([key, value]) => `${key}: ${stringLiteral(value as string)}`).join(', ');
}

/** A base URL is that of the tool: a site that moves there has the same addresses. */
function addressKeys({ address = exampleAddress }: MarkdownFolder): string {
  const { origin, pathname } = new URL(address);
  const baseUrl = pathname.endsWith('/') ? pathname : `${pathname}/`;
  const base = baseUrl === '/' ? '' : `  baseUrl: ${stringLiteral(baseUrl)},\n`;
  const why = '  // where the site will live: links in the sitemap and for social media begin with it\n';
  return `${why}  url: ${stringLiteral(origin)},\n${base}`;
}

function slashKey({ tool, trailingSlash }: MarkdownFolder): string {
  if (trailingSlash === undefined) return '';
  const form = trailingSlash ? 'addresses end in a slash' : 'pages are files';
  return `  // as ${tool} has it: ${form}\n  trailingSlash: ${trailingSlash},\n`;
}

function colorKey({ followsSystemColors = false }: MarkdownFolder): string {
  return followsSystemColors ? '  colorMode: { respectPrefersColorScheme: true },\n' : '';
}

function markdownKey({
  tool,
  headingIds,
  hasEmoji,
  anyTitle = false,
  components = {},
  preprocessor,
}: MarkdownFolder): string {
  const ids = '  // headings have the ids that links lead to\n';
  const titles = '  // documents may open with a heading of another level than 1\n';
  const used = '  // documents use these components without an import\n';
  const found = [
    ...(headingIds === undefined ? [] : [[ids, `headingIds: ${stringLiteral(headingIds)}`] as const]),
    ...(hasEmoji ? [['', 'emoji: true'] as const] : []),
    ...(anyTitle ? [[titles, "titles: 'any'"] as const] : []),
    ...(preprocessor === undefined
      ? []
      : [[`  // documents use notations of ${tool}\n`, `preprocessor: ${preprocessor.name}`] as const]),
    ...(Object.keys(components).length === 0 ? [] : [[used, `components: { ${printKeys(components)} }`] as const]),
  ];
  if (found.length === 0) return '';
  return `${found.map(([why]) => why).join('')}  markdown: { ${found.map(([, key]) => key).join(', ')} },\n`;
}

/** `static` is the default. */
function publicKey({ publicPath, imagesPath }: MarkdownFolder): string {
  const paths = [publicPath, imagesPath].filter((path) => path !== undefined);
  return paths.length === 0 || paths.join() === 'static'
    ? ''
    : `  staticDirectories: [${paths.map(stringLiteral).join(', ')}],\n`;
}

function aliasKey({ aliases = {} }: MarkdownFolder): string {
  const entries = Object.entries(aliases).map(([name, path]) => `${stringLiteral(name)}: ${stringLiteral(path)}`);
  return entries.length === 0 ? '' : `  aliases: { ${entries.join(', ')} },\n`;
}

function redirectsKey({ redirects = [] }: MarkdownFolder): string {
  if (redirects.length === 0) return '';
  const lines = redirects.map((redirect) => `    { ${printKeys({ ...redirect })} },\n`);
  return `  redirects: [\n${lines.join('')}  ],\n`;
}

function rulesKey({ tool, ignoresDeadLinks = false }: MarkdownFolder): string {
  return ignoresDeadLinks
    ? `  // as in ${tool}, a site with broken links is written\n  rules: { 'broken-link': 'warning' },\n`
    : '';
}

function navbarOf({ navbar: links = [], languages, theme = {} }: MarkdownFolder): string {
  const { logo, logoTitle } = theme;
  const types = languages === undefined ? ['search'] : ['localeDropdown', 'search'];
  const tools = types.map((type) => `{ type: '${type}', position: 'right' }`);
  if (links.length === 0 && logo === undefined) return `{ items: [${tools.join(', ')}] }`;
  const title = logo === undefined || logoTitle === undefined ? '' : `    title: ${stringLiteral(logoTitle)},\n`;
  return `{
${title}${logo === undefined ? '' : `    logo: ${printLogo(logo)},\n`}    items: [
${printLinks(links, '      ')}${tools.map((tool) => `      ${tool},\n`).join('')}    ],
  }`;
}

function printLogo({ src, srcDark, alt }: SiteLogo): string {
  return `{ ${printKeys({ src, srcDark, alt })} }`;
}

function printLinks(links: readonly NavbarLink[], indent: string): string {
  return links.map((link) => printLink(link, indent)).join('');
}

function printLink(link: NavbarLink, indent: string): string {
  const label = stringLiteral(link.label);
  if ('address' in link) {
    const key = hasScheme(link.address) ? 'href' : 'to';
    return `${indent}{ label: ${label}, ${key}: ${stringLiteral(link.address)} },\n`;
  }
  return `${indent}{
${indent}  type: 'dropdown',
${indent}  label: ${label},
${indent}  items: [
${printLinks(link.items, `${indent}    `)}${indent}  ],
${indent}},
`;
}
