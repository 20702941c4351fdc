import { join, posix } from 'node:path';
import { propertiesOf } from '@docsite/core';
import type { MarkdownFolder } from './markdown-folder.js';
import type { StartFile } from './start-files.js';
import { modulesWithImported } from './tool-modules.js';
import { type HomeMark, homeMarkOf, indexIn, readHome } from './tools/home-document.js';
import type { Language } from './tools/languages.js';
import { isText } from './tools/written-text.js';

/** The home page of another tool's site, whose parts its front matter lists, as a React page. */
export interface HomePage {
  /** The page in each language, and the modules that draw it. */
  readonly files: readonly StartFile[];
  /** The folder of the page in the original language. */
  readonly pagesPath: string;
  /** The document that the page replaces, relative to the folder of documents. */
  readonly replaced: string;
}

const pagesPath = 'docsite/pages';

/**
 * Finds the home page of another tool's site in front matter.
 *
 * @param modules The folder of docsite's modules that draw it.
 */
export function homePageOf(siteDir: string, folder: MarkdownFolder, modules: string): HomePage | undefined {
  const { languages, path, tool = '' } = folder;
  const mark = homeMarkOf(tool);
  const replaced = indexIn(join(siteDir, path));
  if (mark === undefined || replaced === undefined) return undefined;
  const { original, others = [], localizedPath } = languages ?? {};
  const found = [
    { file: posix.join(path, replaced), pages: pagesPath, language: original },
    ...(localizedPath === undefined ? [] : others).map((language) => ({
      file: posix.join(localizedPath?.replace('{locale}', language.path) ?? '', replaced),
      pages: `i18n/${language.path}/pages`,
      language,
    })),
  ].map(({ file, pages, language }) => {
    const text = pageOf(join(siteDir, file), { file, mark, language });
    return text === undefined ? undefined : { path: `${pages}/index.tsx`, text };
  });
  if (found[0] === undefined) return undefined;
  const written = found.filter((page) => page !== undefined);
  return { files: [...written, ...modulesWithImported(['docsite/home.tsx'], modules)], pagesPath, replaced };
}

interface DocumentOfHome {
  /** Relative to the site folder. */
  readonly file: string;
  readonly mark: HomeMark;
  readonly language: Language | undefined;
}

/** The page that shows what a document lists; undefined if it is no home page. */
function pageOf(path: string, { file, mark, language }: DocumentOfHome): string | undefined {
  const home = readHome(path, mark);
  if (home === undefined) return undefined;
  const { frontMatter, body } = home;
  const { hero, features = [], title, description } = frontMatter;
  const { name, text, tagline } = propertiesOf(hero);
  const facts = {
    title: [title, name, text].find(isText) ?? 'Home',
    description: [description, tagline].find(isText),
  };
  const values = { frontMatter: facts, hero: hero ?? {}, features };
  const [exported = '', ...others] = Object.entries(values).map(
    ([key, value]) => `const ${key} = ${print(value, language)};\n`,
  );
  const hasText = /\w/.test(withoutCode(body));
  return [
    `${hasText ? `import Text from ${JSON.stringify(`@site/${file}`)};\n` : ''}${importOfHome}`,
    `export ${exported}`,
    ...others,
    hasText ? componentWithText : component,
  ].join('\n');
}

const importOfHome = "import { Home } from '@site/docsite/home';\n";

const component = `export default function HomePage() {
  return <Home hero={hero} features={features} />;
}
`;

const componentWithText = `export default function HomePage() {
  return (
    <Home hero={hero} features={features}>
      <Text />
    </Home>
  );
}
`;

/** Markdown without scripts, styles and components of Vue, none of which docsite runs. */
function withoutCode(body: string): string {
  return body.replace(/<(script|style)\b[\s\S]*?<\/\1>|<\/?[A-Z][^>]*>/g, '');
}

/** A value of front matter as code, whose links are addresses of docsite. */
function print(value: unknown, language: Language | undefined): string {
  const ofDocsite = (key: string, inner: unknown): unknown =>
    key === 'link' && isText(inner) ? addressOf(inner, language) : inner;
  return JSON.stringify(value, ofDocsite, 2).replace(/^( *)"(\w+)":/gm, '$1$2:');
}

/** The path of a page within its language, for a link to it or to its document. */
function addressOf(link: string, language: Language | undefined): string {
  if (/^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(link)) return link;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const absolute = posix.join('/', path.replace(/(?:\.mdx?|\.html)$/, '').replace(/(^|\/)index$/, '$1'));
  const prefix = language?.path ? `/${language.path}` : '';
  return (absolute.startsWith(`${prefix}/`) ? absolute.slice(prefix.length) : absolute) + rest;
}
