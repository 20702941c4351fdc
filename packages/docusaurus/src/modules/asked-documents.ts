import { filesBelow, textOf } from '../load/files-below.js';
import { sourceKinds } from '../styles/site-words.js';

/** Modules with hooks that return versions of the docs including their documents, or the global data of all plugins. */
const versionModules = /plugin-content-docs|@docusaurus\/(?:theme-common|useGlobalData)/;

/** Access to the documents or sidebars of a version in code: as a property, or by destructuring a hook's result. */
const documents = /\.(?:docs|sidebars)\b|[{,]\s*docs\s*[,:}]|\buse(?:DocById|LayoutDoc|LayoutDocsSidebar)\b/;

/**
 * Whether code of a site may access documents other than that of its page.
 *
 * @param own Texts of the code in `src`.
 * @param folders Where code and content of the site are, absolute.
 */
export function asksForDocuments(own: readonly string[], folders: readonly string[]): boolean {
  const asks = (text: string): boolean => versionModules.test(text) && documents.test(text);
  return (
    own.some(asks) || folders.flatMap(filesBelow).some((file) => sourceKinds.code.test(file) && asks(textOf(file)))
  );
}
