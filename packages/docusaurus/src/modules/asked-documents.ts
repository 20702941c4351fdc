import { filesBelow, textOf } from '../load/files-below.js';
import { sourceKinds } from '../styles/site-words.js';

/**
 * Modules whose hooks give versions of the docs with their documents, and those that give what all plugins have set.
 */
const versionModules = /plugin-content-docs|@docusaurus\/(?:theme-common|useGlobalData)/;

/** The documents of a version, as code names them: a property, or a part of what a hook gives. */
const documents = /\.docs\b|[{,]\s*docs\s*[,:}]|\buse(?:DocById|LayoutDoc)\b/;

/**
 * Whether code of a site may ask for other documents than that of its page.
 *
 * @param own Texts of the code in `src`.
 * @param folders Where code and content of the site lie, absolute.
 */
export function asksForDocuments(own: readonly string[], folders: readonly string[]): boolean {
  const asks = (text: string): boolean => versionModules.test(text) && documents.test(text);
  return (
    own.some(asks) || folders.flatMap(filesBelow).some((file) => sourceKinds.code.test(file) && asks(textOf(file)))
  );
}
