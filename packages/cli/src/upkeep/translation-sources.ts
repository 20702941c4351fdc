import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type DropdownItemConfig,
  explainImportError,
  labelsOfLanguage,
  listContent,
  type NavbarItemConfig,
  type SiteConfig,
  type SiteLocale,
  translatedFolders,
} from '@docsite/core';
import { defaultLabels } from '@docsite/renderer/template';
import { labelsDir } from '../own-package/labels-folder.js';
import { UsageError } from '../report/errors/usage-error.js';
import { described, type SourceMessage, type TranslatedSite, type TranslationFile } from './translation-file.js';
import { versionFiles } from './version-files.js';

/** The possible translation files of a site, filled with the texts of the sources. */
export async function translationSources(site: TranslatedSite): Promise<readonly TranslationFile[]> {
  const { config, localeModules } = site.loaded;
  // its code requests texts by Docusaurus's ids
  const isAdopted = localeModules !== undefined;
  const ofTheme = (name: string) => (isAdopted ? `docusaurus-theme-classic/${name}.json` : `${name}.json`);
  const folderOf = (kind: string, id: string) => translatedFolders({ kind, id })[isAdopted ? 1 : 0];
  const files: TranslationFile[] = [
    isAdopted ? await codeFile(site) : labelsFile(site.locale),
    { path: ofTheme('navbar'), messages: navbarMessages(config) },
    { path: ofTheme('footer'), messages: footerMessages(config) },
    ...(await versionFiles(site, (id) => folderOf('docs', id))),
    ...(config.blog ?? []).map((blog) => ({
      path: `${folderOf('blog', blog.id)}/options.json`,
      messages: {
        title: described(blog.blogTitle, 'The title for the blog used in SEO'),
        description: described(blog.blogDescription, 'The description for the blog used in SEO'),
        'sidebar.title': described(blog.blogSidebarTitle, 'The label for the left sidebar'),
      },
    })),
  ];
  return files.filter(({ messages }) => Object.keys(messages).length > 0);
}

/** The theme's labels that docsite lacks in the language. */
function labelsFile({ name }: SiteLocale): TranslationFile {
  const known = labelsOfLanguage(name, labelsDir);
  const lacking = Object.entries(defaultLabels).filter(([label]) => known[label] === undefined);
  const messages = Object.fromEntries(lacking.map(([label, message]) => [label, { message }]));
  return { path: 'labels.json', messages, isPlain: true };
}

/** The texts in the code of an adopted site: in `src`, and in folders of pages outside of it. */
async function codeFile({ siteDir, loaded, locale }: TranslatedSite): Promise<TranslationFile> {
  const context = { siteDir, config: loaded.config, locale, ignore: [], findings: [], read: () => [] };
  const listing = { patterns: ['**/*.{js,jsx,ts,tsx}'], ignore: ['**/node_modules/**'] };
  const folders = new Set(['src', ...(loaded.config.pages ?? []).map(({ path }) => path)]);
  const refs = await Promise.all([...folders].map((path) => listContent(context, { path }, listing)));
  const paths = new Set(refs.flat().map(({ path }) => path));
  const found = await Promise.all([...paths].map((path) => messagesIn(siteDir, path)));
  return {
    path: 'code.json',
    messages: Object.assign({}, ...found.map(({ messages }) => messages)),
    unknown: found.flatMap(({ unknown }) => unknown),
  };
}

/** The texts in a file of code. Throws a `UsageError` if it cannot be parsed. */
async function messagesIn(
  siteDir: string,
  path: string,
): Promise<Required<Pick<TranslationFile, 'messages' | 'unknown'>>> {
  const { codeMessages } = await import('@docsite/docusaurus');
  try {
    const { messages, unknown } = await codeMessages(readFileSync(join(siteDir, path), 'utf8'), path);
    return { messages, unknown: unknown.map(({ line, column }) => `${path}:${line}:${column}`) };
  } catch (error) {
    const { reason, line, column } = explainImportError(error, path);
    throw new UsageError(`'${path}' cannot be parsed: ${reason}`, `look at ${path}:${line}:${column}`);
  }
}

function navbarMessages({ navbar }: SiteConfig): Record<string, SourceMessage> {
  const items = navbar.items.flatMap((item): (NavbarItemConfig | DropdownItemConfig)[] =>
    item.type === 'dropdown' ? [item, ...item.items] : [item],
  );
  const labels = items.flatMap((item) => ('label' in item && item.label ? [item.label] : []));
  return {
    ...(navbar.title !== undefined && { title: described(navbar.title, 'The title in the navbar') }),
    ...(navbar.logo?.alt && { 'logo.alt': described(navbar.logo.alt, 'The alt text of navbar logo') }),
    ...Object.fromEntries(
      labels.map((label) => [`item.label.${label}`, described(label, `Navbar item with label ${label}`)]),
    ),
  };
}

function footerMessages({ footer }: SiteConfig): Record<string, SourceMessage> {
  if (footer === undefined) return {};
  const titles = footer.links.flatMap(({ title }) => (title ? [title] : []));
  const links = footer.links.flatMap(({ items }) =>
    items.flatMap((item) => ('label' in item && item.label ? [item] : [])),
  );
  const { logo, copyright } = footer;
  return {
    ...Object.fromEntries(
      titles.map((title) => [
        `link.title.${title}`,
        described(title, `The title of the footer links column with title=${title} in the footer`),
      ]),
    ),
    ...Object.fromEntries(
      links.map(({ label = '', to, href }) => [
        `link.item.label.${label}`,
        described(label, `The label of footer link with label=${label} linking to ${to ?? href}`),
      ]),
    ),
    ...(copyright !== undefined && { copyright: described(copyright, 'The footer copyright') }),
    ...(logo?.alt && { 'logo.alt': described(logo.alt, 'The alt text of footer logo') }),
  };
}
