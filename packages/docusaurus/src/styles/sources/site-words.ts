import { join } from 'node:path';
import { capturesIn, codeEnding, documentEnding } from '@docsite/core';
import { bytesOf, textOf } from '../../load/files/file-text.js';
import { filesBelow } from '../../load/files/files-below.js';

/** The words in a site's code and content that affect styles. */
export interface SiteWords {
  /** All words in its code, which include class names, and the class names in its content. */
  readonly words: ReadonlySet<string>;
  /** Custom properties that its code or style sheets mention. */
  readonly variables: ReadonlySet<string>;
  /** Custom properties that its style sheets set. */
  readonly settings: ReadonlySet<string>;
}

/** The kinds of sources, by file extension. */
export const sourceKinds = {
  code: codeEnding,
  content: documentEnding,
  styles: /\.(?:css|s[ac]ss|less|styl|pcss)$/,
};

/** What else of a site has words. */
interface OtherWords {
  /** Absolute. */
  readonly siteDir: string;
  /** Values of the configuration, whose texts may be HTML. */
  readonly values?: unknown;
}

/**
 * Reads the code, content and style sheets in folders and files, given as absolute paths, and in folders that code and
 * documents import from (`@site/components/card`). Unreadable files are ignored.
 */
export function readSiteWords(paths: readonly string[], { siteDir, values }: OtherWords): SiteWords {
  const found = { words: new Set<string>(), variables: new Set<string>(), settings: new Set<string>() };
  const imported = new Set<string>();
  const known = new Set(paths.flatMap(filesBelow));
  for (const file of known) readFile(file, found, imported);
  // a set that grows while it is read: such folders may import from others
  for (const folder of imported)
    for (const file of filesBelow(join(siteDir, folder))) if (!known.has(file)) readFile(file, found, imported);
  for (const text of textsIn(values)) addClassNames(Buffer.from(text), found.words);
  return found;
}

type FoundWords = Readonly<Record<keyof SiteWords, Set<string>>>;

/** Adds the words of a file, and the names of the site's folders that it imports from. */
function readFile(file: string, { words, variables, settings }: FoundWords, imported: Set<string>): void {
  if (sourceKinds.content.test(file)) {
    const bytes = bytesOf(file);
    addClassNames(bytes, words);
    if (bytes.includes('@site/')) addImported(bytes.toString('utf8'), imported);
  } else if (sourceKinds.code.test(file)) {
    const text = textOf(file);
    addWords(text, words, variables);
    addImported(text, imported);
  } else if (sourceKinds.styles.test(file)) addSettings(textOf(file), variables, settings);
}

function addImported(text: string, imported: Set<string>): void {
  for (const folder of capturesIn(text, /['"]@site\/(?!node_modules\b)([\w-][\w.-]*)\//g)) imported.add(folder);
}

/** The texts at any depth of a value of a configuration. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

function addWords(text: string, words: Set<string>, variables: Set<string>): void {
  for (const [word] of text.matchAll(/[A-Za-z_-][\w-]*/g)) (word.startsWith('--') ? variables : words).add(word);
}

/** The number of bytes to read after a class attribute in a document. */
const longest = 400;

/**
 * Adds class names in content, which is mostly prose, so only the values of class attributes count. Few documents have
 * any, so their text is not decoded.
 */
function addClassNames(bytes: Buffer, words: Set<string>): void {
  for (const name of ['className', 'class=', 'class ='])
    for (let at = bytes.indexOf(name); at !== -1; at = bytes.indexOf(name, at + name.length)) {
      const text = bytes.toString('utf8', at, at + longest);
      const [, ...values] = /^class(?:Name)?\s*=\s*(?:"([^"]*)|'([^']*)|\{([^}]*))/.exec(text) ?? [];
      for (const [word] of (values.find(Boolean) ?? '').matchAll(/[\w-]+/g)) words.add(word);
    }
}

function addSettings(text: string, variables: Set<string>, settings: Set<string>): void {
  for (const [, name, colon] of text.matchAll(/(--[\w-]+)(\s*:)?/g)) {
    variables.add(name as string);
    if (colon !== undefined) settings.add(name as string);
  }
}
