import { bytesOf } from '../load/files/file-text.js';
import { filesBelow } from '../load/files/files-below.js';
import { sourceKinds } from '../styles/sources/site-words.js';

/** Names of which documents that are asked about contain at least one. */
const names = ['@theme/DocCard', '@docusaurus/plugin-content-docs/client', '<CodeBlock'];

/** Where a site has documents, absolute. */
export interface DocumentFolders {
  /** Folders of content, which may have code, too. */
  readonly content: readonly string[];
  /** Folders of code, which may have documents that others quote. */
  readonly code: readonly string[];
}

/**
 * The texts of documents that may show what the theme has to provide, and of code beside them. Few documents have code,
 * and the others need not be decoded to find out.
 */
export function documentTexts({ content, code }: DocumentFolders): string[] {
  const isCode = (file: string) => sourceKinds.code.test(file);
  const beside = content.flatMap(filesBelow);
  const documents = [...beside, ...code.flatMap(filesBelow)].filter((file) => sourceKinds.content.test(file));
  return [
    ...beside.filter(isCode).map((file) => bytesOf(file).toString('utf8')),
    ...documents.flatMap((file) => {
      const bytes = bytesOf(file);
      return names.some((name) => bytes.includes(name)) ? [bytes.toString('utf8')] : [];
    }),
  ];
}
