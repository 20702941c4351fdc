import type { DocumentReader } from './document-reader.js';
import type { LiveDocuments } from './live-document.js';

/** Documents, and the reader that has read them. */
export interface ReadDocuments {
  readonly documents: LiveDocuments;
  readonly reader: DocumentReader;
}
