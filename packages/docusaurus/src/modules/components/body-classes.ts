import { join } from 'node:path';
import { textOf } from '../../load/files/file-text.js';
import { namedFile } from './named-file.js';
import { swizzleDir, type ThemeFile, themeFiles } from './theme-files.js';

/** Classes of Docusaurus's theme around the text of documents and posts. */
const ofTheme = ['markdown', 'theme-doc-markdown'];

/** Components that contain the text of a page. */
const around =
  /^(?:DocItem(?:\/(?:Layout|Content))?|BlogPost(?:Page|Item(?:\/(?:Container|Content))?)|MDXPage|MDXContent)$/;

/** The components of a site that may contain the text of a page. */
export interface BodySources {
  /** The files of its plugins' themes. */
  readonly themes: readonly ThemeFile[];
  /** Import specifiers of the components that options name. */
  readonly named: readonly string[];
}

/** The classes of elements that may contain the text of a page: all classes that components around it use. */
export function bodyClasses(siteDir: string, { themes, named }: BodySources): string[] {
  const files = [...themeFiles(join(siteDir, swizzleDir)), ...themes].filter(
    ({ name }) => around.test(name) || named.includes(`@theme/${name}`),
  );
  const ofOptions = named.flatMap((module) => namedFile(module, siteDir) ?? []).map(textOf);
  const texts = [...files.map(({ text }) => text), ...ofOptions];
  return [...new Set([...ofTheme, ...texts.flatMap(classesIn)])];
}

/** Words in texts that look like class names. */
function classesIn(text: string): string[] {
  return [...text.matchAll(/(['"`])([\w\s-]+)\1/g)].flatMap(([, , words = '']) => words.match(/[a-zA-Z][\w-]+/g) ?? []);
}
