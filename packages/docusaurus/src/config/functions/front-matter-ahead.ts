import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { filesBelow } from '../../load/files/files-below.js';
import type { DocumentFile } from './truncation-marker.js';

/** Reads the front matter of a document by the site's function. */
type ReadFrontMatter = (file: DocumentFile) => Promise<unknown>;

/**
 * Returns a function that reads the front matter of all documents once, and waits for it. Docusaurus calls a site's
 * front matter parser for all of them before it compiles the first, so that it can collect what Markdown plugins look
 * up. Its errors are reported where a document itself is read.
 *
 * @param folders The folders of the documents, absolute.
 */
export function readAhead(read: ReadFrontMatter, folders: readonly string[]): () => Promise<void> {
  let all: Promise<unknown> | undefined;
  return async () => {
    all ??= readAll(read, folders);
    await all;
  };
}

async function readAll(read: ReadFrontMatter, folders: readonly string[]): Promise<void> {
  const files = folders.flatMap((folder) => filesBelow(folder).filter((file) => isPage(relative(folder, file))));
  for (const filePath of files) {
    try {
      await read({ filePath, fileContent: await readFile(filePath, 'utf8') });
    } catch {
      // reported where the document is read
    }
  }
}

/** Whether a document becomes a page: those whose path has a part that begins with `_` are parts of others. */
function isPage(path: string): boolean {
  return /\.mdx?$/.test(path) && !/(?:^|[\\/])_/.test(path);
}
