import { filesBelow, textOf } from '../load/files-below.js';
import { sourceKinds } from '../styles/site-words.js';

/** Modules with hooks that return versions of the docs including their documents, or the global data of all plugins. */
const versionModules = /plugin-content-docs|@docusaurus\/(?:theme-common|useGlobalData)/;

/** Access to the documents or sidebars of a version in code: as a property, or by destructuring a hook's result. */
const documents = /\.(?:docs|sidebars)\b|[{,]\s*docs\s*[,:}]|\buse(?:DocById|LayoutDoc|LayoutDocsSidebar)\b/;

/** Access to the document or post of the page. */
const ownDocument = /\buse(?:Doc|BlogPost)\b/;

/**
 * Which documents code of a site may access: that of its page, or others, too.
 *
 * @param own Texts of the code in `src`.
 * @param folders Where code and content of the site are, absolute.
 */
export function askedDocuments(own: readonly string[], folders: readonly string[]): boolean | 'all' {
  const asksForAll = (text: string): boolean => versionModules.test(text) && documents.test(text);
  if (own.some(asksForAll)) return 'all';
  let asksForOwn = own.some((text) => ownDocument.test(text));
  for (const file of folders.flatMap(filesBelow).filter((path) => sourceKinds.code.test(path))) {
    const text = textOf(file);
    if (asksForAll(text)) return 'all';
    asksForOwn ||= ownDocument.test(text);
  }
  return asksForOwn;
}
