import { bytesOf, filesBelow, textOf } from '../load/files-below.js';

/** What the code and the content of a site say that concerns looks. */
export interface SiteWords {
  /** All words of its code, which class names are among, and those that its content uses as class names. */
  readonly words: ReadonlySet<string>;
  /** Custom properties that its code or its style sheets name. */
  readonly variables: ReadonlySet<string>;
  /** Custom properties that its style sheets set. */
  readonly settings: ReadonlySet<string>;
}

/** Tells what a site is made of by the endings of its files. */
export const sourceKinds = { code: /\.[cm]?[jt]sx?$/, content: /\.mdx?$/, styles: /\.(?:css|s[ac]ss|less|styl|pcss)$/ };

/** Reads the code, content and style sheets in folders and files, absolute ones. What cannot be read says nothing. */
export function readSiteWords(paths: readonly string[]): SiteWords {
  const words = new Set<string>();
  const variables = new Set<string>();
  const settings = new Set<string>();
  for (const file of new Set(paths.flatMap(filesBelow))) {
    if (sourceKinds.content.test(file)) addClassNames(bytesOf(file), words);
    else if (sourceKinds.code.test(file)) addWords(textOf(file), words, variables);
    else if (sourceKinds.styles.test(file)) addSettings(textOf(file), variables, settings);
  }
  return { words, variables, settings };
}

function addWords(text: string, words: Set<string>, variables: Set<string>): void {
  for (const [word] of text.matchAll(/[A-Za-z_-][\w-]*/g)) (word.startsWith('--') ? variables : words).add(word);
}

/** As much of a document as is read after the name of the attribute for classes. */
const longest = 400;

/**
 * Content is mostly prose: only what is written as a class is one. Few documents have any, so their text is not read.
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
