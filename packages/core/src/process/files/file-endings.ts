/** How the names of Markdown and MDX files end. Files are documents only if their ending is in lower case. */
export const documentEnding = /\.mdx?$/;

/** Whether a path, an address or a name is that of a Markdown or MDX file. */
export function isDocumentPath(path: string): boolean {
  return documentEnding.test(path);
}

/** The path of a document without its ending; any other path as it is. */
export function withoutDocumentEnding(path: string): string {
  return path.replace(documentEnding, '');
}

/** How the names of files of JavaScript and TypeScript end. */
export const codeEnding = /\.[cm]?[jt]sx?$/;

/** How the names of files of JavaScript end. */
export const scriptEnding = /\.[cm]?jsx?$/;
