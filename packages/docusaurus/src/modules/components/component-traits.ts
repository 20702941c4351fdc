import { importsComponent, isEjected, type ThemeFile } from './theme-files.js';

/** The sidebar on narrow screens. */
export const narrowSidebar = 'DocSidebar/Mobile';

/** Code that reads documents from the page's data. */
const documentHooks = /\buse(?:Doc|BlogPost)\b|\bfrontMatter\b|\.metadata\b/;

/** Components that receive authors with everything that is known about them. */
const authorParts = /^Blog\/(?:Components\/Author|Pages\/BlogAuthors)|^BlogPostItem\/Header\/Author/;

/** Code that uses the dates of posts in the sidebar of a blog. */
const postDates = /\bdate\b|\bgroupBlogSidebarItemsByYear\b/;

/** Code that places the table of contents next to a document. */
const tocImport = /['"]@theme\/(?:DocItem\/TOC\/Desktop|TOC)['"]/;

/** Whether a file is the layout of documents, and places the table of contents next to their text. */
export function placesToc({ name, text }: ThemeFile): boolean {
  return name === 'DocItem/Layout' && tocImport.test(text);
}

const partsAroundDocuments = /['"]@theme\/(?:Doc(?:Root|Page)\/Layout\/|DocSidebar['"])/;

/**
 * Whether a site draws what is next to documents, the sidebar included, without components of Docusaurus's theme. A
 * layout of documents that replaces only a part of it leaves the sidebar or the table of contents to the frame.
 */
export function drawsAroundDocuments(files: readonly ThemeFile[]): boolean {
  const isRoot = (file: ThemeFile) => isEjected(file, 'DocRoot/Layout') || isEjected(file, 'DocPage/Layout');
  const root = files.find(isRoot);
  if (root === undefined || partsAroundDocuments.test(root.text)) return false;
  return files.some((file) => isEjected(file, 'DocItem/Layout'));
}

/** Whether a file is the layout of all pages, and does not wrap the original. */
export function isOwnLayout(file: ThemeFile): boolean {
  return isEjected(file, 'Layout');
}

/** Whether a file is the component for sidebars, and draws a different one on narrow screens. */
export function hasNarrowSidebar(file: ThemeFile): boolean {
  return file.name === 'DocSidebar' && importsComponent(file, narrowSidebar);
}

/** Whether a file reads more about documents than docsite's own pages show. */
export function readsDocuments({ name, text }: ThemeFile): boolean {
  return documentHooks.test(text) || authorParts.test(name) || (/^BlogSidebar\b/.test(name) && postDates.test(text));
}

/** Whether a file is the component for a line of code, and draws the numbers of lines itself. */
export function drawsNumbers(file: ThemeFile): boolean {
  return isEjected(file, 'CodeBlock/Line') && /\bshowLineNumbers\b/.test(file.text);
}

/** Whether a file is the component for pages written in Markdown, and draws the layout of all pages itself. */
export function isWidePage(file: ThemeFile): boolean {
  return file.name === 'MDXPage' && importsComponent(file, 'Layout');
}

/** Whether a file is the component for the root of the docs, and wraps the original, which contains the frame. */
export function isDocsRootWrapper(file: ThemeFile): boolean {
  return file.name === 'DocsRoot' && !isEjected(file, 'DocsRoot');
}
