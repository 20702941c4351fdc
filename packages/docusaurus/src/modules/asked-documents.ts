/** Modules with hooks that return versions of the docs including their documents, or the global data of all plugins. */
const versionModules = /plugin-content-docs|@docusaurus\/(?:theme-common|useGlobalData)/;

/** Access to the documents or sidebars of a version in code: as a property, or by destructuring a hook's result. */
const documents =
  /\.(?:docs|sidebars|mainDocId)\b|[{,]\s*(?:docs|mainDocId)\s*[,:}]|\buse(?:DocById|LayoutDoc|LayoutDocsSidebar)\b/;

/** Access to the id of the document that an entry of a sidebar leads to. */
const idsOfEntries = /\.docId\b|[{,]\s*docId\s*(?:,|\}\s*(?:=|\)))/;

/** Cards of entries that code names or chooses, which are described by their documents. */
const cards = /@theme\/DocCard[\s\S]*<DocCard(?:\s|List\s+items=\{(?!\s*useCurrentSidebar))/;

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
 * @param documents Texts of documents, and of code beside them.
 */
export function askedDocuments(own: readonly string[], documents: readonly string[]): boolean | 'all' {
  const texts = [...own, ...documents];
  return texts.some(asksForAll) ? 'all' : texts.some(asksForDocument);
}
