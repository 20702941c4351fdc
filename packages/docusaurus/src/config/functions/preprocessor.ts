import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { types } from 'node:util';
import { needsPlugins, parseYaml, propertiesOf, translatedFolders, type UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import { isDocusaurus2 } from '../../load/docusaurus-version.js';
import type { Takeover } from '../../takeover.js';
import type { FunctionHolders } from './function-options.js';
import { functionOf, type NamedFunction, run } from './named-function.js';

type Preprocessor = NonNullable<NonNullable<UserConfig['markdown']>['preprocessor']>;
type DocumentFile = Parameters<Preprocessor>[0];

/** The functions of a site that change documents. */
interface SiteOfDocuments {
  readonly functions: Pick<FunctionHolders, 'markdown' | 'blog'>;
  readonly takeover: Takeover;
  readonly config: Pick<UserConfig, 'i18n'>;
}

/**
 * Changes the text of documents before they are parsed: runs webpack loaders, the site's front matter parser and its
 * preprocessor, and replaces truncation markers of its own. Undefined if a site has none of these.
 *
 * @param load Runs the loaders; absent for none.
 */
export function preprocessorOf(
  site: SiteOfDocuments,
  load?: (file: DocumentFile) => Promise<string>,
): Preprocessor | undefined {
  const change = ownPreprocessor(site);
  if (load === undefined) return change;
  const changed = async (file: DocumentFile): Promise<string> => {
    const fileContent = await load(file);
    return change === undefined ? fileContent : change({ ...file, fileContent });
  };
  return Object.assign(changed, { [needsPlugins]: true });
}

function ownPreprocessor(site: SiteOfDocuments): Preprocessor | undefined {
  const { functions, takeover } = site;
  const [options] = functions.markdown;
  const parse = options && functionOf(options, 'parseFrontMatter');
  const change = options && functionOf(options, 'preprocessor');
  const marks = functions.blog.flatMap((options) => ownMark(options, site));
  if (parse === undefined && change === undefined && marks.length === 0) return undefined;
  const finish = (file: DocumentFile): string => {
    const text = change === undefined ? file.fileContent : changedBody(file, change, takeover);
    return marks.reduce((marked, mark) => mark({ ...file, fileContent: marked }), text);
  };
  return (file) =>
    parse === undefined
      ? finish(file)
      : withFrontMatter(file, parse, takeover).then((fileContent) => finish({ ...file, fileContent }));
}

/** Applies the function to the text after the front matter. */
function changedBody({ filePath, fileContent }: DocumentFile, change: NamedFunction, takeover: Takeover): string {
  const { head, body } = parts(fileContent);
  const changed = run(change, takeover, { filePath, fileContent: body });
  return typeof changed === 'string' ? head + changed : fileContent;
}

/**
 * Replaces the front matter by the function's result, printed as JSON, which is valid YAML. The number of lines stays
 * the same.
 */
async function withFrontMatter(file: DocumentFile, parse: NamedFunction, takeover: Takeover): Promise<string> {
  const made = await run(parse, takeover, {
    ...file,
    defaultParseFrontMatter: async ({ fileContent }: DocumentFile) => read(fileContent),
  });
  const { frontMatter, content } = made as ReturnType<typeof read>;
  const before = read(file.fileContent);
  const isSame = JSON.stringify(before.frontMatter) === JSON.stringify(frontMatter) && before.content === content;
  if (isSame) return file.fileContent;
  const lines = parts(file.fileContent).head.split('\n').length - 1;
  return `---\n${JSON.stringify(frontMatter)}\n${'\n'.repeat(Math.max(0, lines - 3))}---\n${content}`;
}

function read(text: string): { readonly frontMatter: Readonly<Record<string, unknown>>; readonly content: string } {
  const { yaml, body } = parts(text);
  const value = yaml === undefined ? {} : parseYaml(yaml, { hasDates: true });
  return { frontMatter: propertiesOf(value), content: body };
}

function parts(text: string): { readonly head: string; readonly yaml?: string; readonly body: string } {
  const [head, yaml] = /^---[ \t]*\n(?:([\s\S]*?)\n)??---[ \t]*(?:\n|$)/.exec(text) ?? [];
  if (head === undefined) return { head: '', body: text };
  return { head, yaml: yaml ?? '', body: text.slice(head.length) };
}

/** Replaces a blog's own truncation marker by docsite's. Markers of docsite in the text become ordinary comments. */
function ownMark(options: Keys, { takeover, config }: SiteOfDocuments): ((file: DocumentFile) => string)[] {
  const marker = options.any('truncateMarker');
  if (!types.isRegExp(marker)) return [];
  const { source, flags } = marker;
  const { siteDir } = takeover;
  const folders = blogFolders(options, config).map((path) => resolve(siteDir, path));
  // in MDX 1, `{` is text
  const isOld = isDocusaurus2(siteDir);
  return [
    ({ filePath, fileContent }) => {
      if (!folders.some((folder) => isWithin(filePath, folder))) return fileContent;
      const found = new RegExp(source, flags.replace('g', '')).exec(fileContent);
      if (found === null) return withoutUsualMarks(fileContent);
      // comments of HTML may be errors where those of MDX are written
      const isMdx = !isOld && (filePath.endsWith('.mdx') || found[0].startsWith('{'));
      const mark = isMdx ? '{/* truncate */}' : '<!-- truncate -->';
      const [before, after] = [fileContent.slice(0, found.index), fileContent.slice(found.index + found[0].length)];
      return withoutUsualMarks(before) + mark + withoutUsualMarks(after);
    },
  ];
}

/** The folders of a blog and of its translations, relative to the site folder. */
function blogFolders(options: Keys, { i18n = {} }: Pick<UserConfig, 'i18n'>): readonly string[] {
  const { path = 'i18n', locales = [], localeConfigs = {} } = i18n;
  const id = options.text('id');
  const names = translatedFolders({ kind: 'blog', ...(id !== undefined && { id }) });
  const translations = locales.flatMap((locale) =>
    names.map((name) => join(path, localeConfigs[locale]?.path ?? locale, name)),
  );
  return [options.text('path') ?? 'blog', ...translations];
}

function isWithin(file: string, folder: string): boolean {
  const inner = relative(folder, file);
  return inner.split(sep)[0] !== '..' && !isAbsolute(inner);
}

const usualMark = /^\s*(?:<!--\s*truncate\s*-->|\{\s*\/\*\s*truncate\s*\*\/\s*\})\s*$/;

/** Empties docsite's markers, each of which is a line outside of code blocks. */
function withoutUsualMarks(text: string): string {
  if (!text.includes('truncate')) return text;
  let fence: string | undefined;
  const lines = text.split('\n').map((line) => {
    const [, marks] = /^\s*(`{3,}|~{3,})/.exec(line) ?? [];
    if (marks !== undefined && fence === undefined) fence = marks;
    else if (fence !== undefined && marks?.startsWith(fence)) fence = undefined;
    return fence === undefined && usualMark.test(line) ? line.replace('truncate', '') : line;
  });
  return lines.join('\n');
}
