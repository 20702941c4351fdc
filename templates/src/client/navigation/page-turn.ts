/** What replaces one page by another in the document. Readers who stay on the loaded page do not need it. */
export { arrive } from './arrive.js';
export { adoptHead, adoptShellHead, contentSink, loadStyles, shellSink, updateHead } from './document-head.js';
export { changePage } from './page-change.js';
