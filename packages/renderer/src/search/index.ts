export { type SearchManifest, searchManifestPath } from './manifest.js';
export { decodePostings } from './postings.js';
export { type HtmlVisitor, scanHtml } from './scan-html.js';
export { fold, scanWords, termsOf, type WordVisitor } from './words.js';
