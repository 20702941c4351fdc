import { bytesOf, filesBelow } from '../load/files/files-below.js';
import { sourceKinds } from '../styles/sources/site-words.js';

/** Modules with hooks that return versions of the docs including their documents, or the global data of all plugins. */
const versionModules = /plugin-content-docs|@docusaurus\/(?:theme-common|useGlobalData)/;

/** Access to the documents or sidebars of a version in code: as a property, or by destructuring a hook's result. */
const documents =
  /\.(?:docs|sidebars|mainDocId)\b|[{,]\s*(?:docs|mainDocId)\s*[,:}]|\buse(?:DocById|LayoutDoc|LayoutDocsSidebar)\b/;

/** Access to the id of the document that an entry of a sidebar leads to. */
const idsOfEntries = /\.docId\b|[{,]\s*docId\s*(?:,|\}\s*(?:=|\)))/;

/** Cards of entries that code names or chooses, which are described by their documents. */
const cards = /@theme\/DocCard[\s\S]*<DocCard(?:\s|List\s+items=\{(?!\s*useCurrentSidebar))/;

/** Names of which documents with such code contain at least one. */
const namesInDocuments = ['@theme/DocCard', '@docusaurus/plugin-content-docs/client'];

/** Whether code may access all documents of a version. */
function asksForAll(text: string): boolean {
  return (versionModules.test(text) && documents.test(text)) || idsOfEntries.test(text) || cards.test(text);
}

/** Access to the document or post of the page, be it by the component that draws its text. */
const ownDocument = /\buse(?:Doc|BlogPost)\b|\.type\.frontMatter\b/;

/** Access to the id of that document. */
const ownId = /\buse(?:ActiveDocContext|DocVersionSuggestions)\b[\s\S]*(?:\.id\b|[{,]\s*id\s*[,:}])/;

function asksForDocument(text: string): boolean {
  return ownDocument.test(text) || ownId.test(text);
}

/**
 * Which documents the code of a site may access: that of the current page, or others, too.
 *
 * @param own Texts of the site's code.
 * @param folders Where content of the site is, absolute.
 */
export function askedDocuments(own: readonly string[], folders: readonly string[]): boolean | 'all' {
  if (own.some(asksForAll)) return 'all';
  let asksForOwn = own.some(asksForDocument);
  for (const file of folders.flatMap(filesBelow)) {
    const isCode = sourceKinds.code.test(file);
    if (!isCode && !sourceKinds.content.test(file)) continue;
    const bytes = bytesOf(file);
    // few documents have code, and these need not be decoded to find out
    if (!isCode && !namesInDocuments.some((name) => bytes.includes(name))) continue;
    const text = bytes.toString('utf8');
    if (asksForAll(text)) return 'all';
    asksForOwn ||= asksForDocument(text);
  }
  return asksForOwn;
}
