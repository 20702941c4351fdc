import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { propertiesOf, trimSlashes } from '@docsite/core';
import type { MarkdownFolder } from './markdown-folder.js';
import type { StartFile } from './start-files.js';
import { stringLiteral } from './string-literal.js';
import { modulesWithImported } from './tool-modules.js';
import {
  type HomeFrontMatter,
  type HomeNotation,
  homeNotationOf,
  indexIn,
  readHome,
  type SiteTexts,
} from './tools/home-document.js';
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
  const { address, languages, path, title, theme, tool } = folder;
  const notation = homeNotationOf(tool);
  const replaced = indexIn(join(siteDir, path));
  if (notation === undefined || replaced === undefined) return undefined;
  const { original, others = [], localizedPath } = languages ?? {};
  const base = notation.hasBase && address !== undefined ? trimSlashes(new URL(address).pathname) : '';
  const found = [
    { file: posix.join(path, replaced), pages: pagesPath, language: original },
    ...(localizedPath === undefined ? [] : others).map((language) => ({
      file: posix.join(localizedPath?.replace('{locale}', language.path) ?? '', replaced),
      pages: `i18n/${language.path}/pages`,
      language,
    })),
  ].map(({ file, pages, language }) => {
    const text = pageOf(siteDir, { file, notation, language, base, site: { title, tagline: theme?.tagline } });
    return text === undefined ? undefined : { path: `${pages}/index.tsx`, text };
  });
  if (found[0] === undefined) return undefined;
  const written = found.filter((page) => page !== undefined);
  return { files: [...written, ...modulesWithImported(['docsite/home.tsx'], modules)], pagesPath, replaced };
}

interface DocumentOfHome {
  /** Relative to the site folder. */
  readonly file: string;
  readonly notation: HomeNotation;
  readonly language: Language | undefined;
  /** The path that its links to pages of the site begin with, without slashes around it; empty for none. */
  readonly base: string;
  readonly site: SiteTexts;
}

/** The page that shows what a document lists; undefined if it is no home page. */
function pageOf(siteDir: string, { notation, site, ...document }: DocumentOfHome): string | undefined {
  const { file, language, base } = document;
  const home = readHome(join(siteDir, file), notation);
  if (home === undefined) return undefined;
  const { frontMatter, body } = home;
  const hero = propertiesOf(notation.heroOf(frontMatter, site));
  const imported = imageBeside(siteDir, file, notation.imageOf?.(frontMatter));
  const features = Array.isArray(frontMatter.features) ? frontMatter.features : undefined;
  const values = { frontMatter: factsOf(frontMatter, hero), hero, features };
  const [exported = '', ...others] = Object.entries(values).flatMap(([key, value]) =>
    value === undefined ? [] : [`const ${key} = ${print(value, { language, base })};\n`],
  );
  const text = /\w/.test(withoutCode(body)) ? file : undefined;
  return [
    [importOf('image', imported), importOf('Text', text), "import { Home } from '@site/docsite/home';\n"].join(''),
    `export ${exported}`,
    ...others,
    printComponent({
      hasImage: imported !== undefined,
      hasFeatures: features !== undefined,
      hasText: text !== undefined,
    }),
  ].join('\n');
}

function factsOf(
  { title, description }: HomeFrontMatter,
  { name, text, tagline }: Readonly<Record<PropertyKey, unknown>>,
) {
  return { title: [title, name, text].find(isText) ?? 'Home', description: [description, tagline].find(isText) };
}

/** The file of an image that a document names by a relative path, relative to the site folder. */
function imageBeside(siteDir: string, document: string, file: unknown): string | undefined {
  const path = isText(file) && file.startsWith('.') ? posix.join(posix.dirname(document), file) : undefined;
  return path !== undefined && existsSync(join(siteDir, path)) ? path : undefined;
}

function importOf(name: string, path: string | undefined): string {
  return path === undefined ? '' : `import ${name} from ${stringLiteral(`@site/${path}`)};\n`;
}

function printComponent({
  hasImage,
  hasFeatures,
  hasText,
}: Record<'hasImage' | 'hasFeatures' | 'hasText', boolean>): string {
  const hero = hasImage ? '{{ ...hero, image: { imported: image } }}' : '{hero}';
  const home = `<Home hero=${hero}${hasFeatures ? ' features={features}' : ''}`;
  const shown = hasText ? `(\n    ${home}>\n      <Text />\n    </Home>\n  )` : `${home} />`;
  return `export default function HomePage() {\n  return ${shown};\n}\n`;
}

/** Markdown without scripts, styles and components of Vue, none of which docsite runs. */
function withoutCode(body: string): string {
  return body.replace(/<(script|style)\b[\s\S]*?<\/\1>|<\/?[A-Z][^>]*>/g, '');
}

type LinkContext = Pick<DocumentOfHome, 'language' | 'base'>;

/** A value of front matter as code, whose links are addresses of docsite. */
function print(value: unknown, context: LinkContext): string {
  const ofDocsite = (key: string, inner: unknown): unknown =>
    key === 'link' && isText(inner) ? addressOf(inner, context) : inner;
  return JSON.stringify(value, ofDocsite, 2).replace(/^( *)"([A-Za-z_]\w*)":/gm, '$1$2:');
}

/** The path of a page within its language, for a link to it or to its document. */
function addressOf(link: string, { language, base }: LinkContext): string {
  if (/^(?:[a-z][a-z+.-]*:|\/\/|#)/i.test(link)) return link;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const absolute = posix.join('/', path.replace(/(?:\.mdx?|\.html)$/, '').replace(/(^|\/)index$/, '$1'));
  return [base, language?.path ?? ''].reduce(withoutPrefix, absolute) + rest;
}

/** A path below a folder from there on; other paths stay as they are. */
function withoutPrefix(path: string, folder: string): string {
  return folder !== '' && `${path}/`.startsWith(`/${folder}/`) ? path.slice(folder.length + 1) || '/' : path;
}
