import { bytesOf, filesBelow, textOf } from '../../load/files/files-below.js';

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
export const sourceKinds = { code: /\.[cm]?[jt]sx?$/, content: /\.mdx?$/, styles: /\.(?:css|s[ac]ss|less|styl|pcss)$/ };

/**
 * Reads the code, content and style sheets in folders and files, given as absolute paths. Unreadable files are ignored.
 *
 * @param values Values of the configuration, whose texts may be HTML.
 */
export function readSiteWords(paths: readonly string[], values: unknown = undefined): SiteWords {
  const words = new Set<string>();
  const variables = new Set<string>();
  const settings = new Set<string>();
  for (const file of new Set(paths.flatMap(filesBelow))) {
    if (sourceKinds.content.test(file)) addClassNames(bytesOf(file), words);
    else if (sourceKinds.code.test(file)) addWords(textOf(file), words, variables);
    else if (sourceKinds.styles.test(file)) addSettings(textOf(file), variables, settings);
  }
  for (const text of textsIn(values)) addClassNames(Buffer.from(text), words);
  return { words, variables, settings };
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
