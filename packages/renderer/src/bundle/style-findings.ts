import type { Finding } from '@docsite/core';
import type { Message } from 'esbuild';
import { findingsOfMessages } from './build-failure.js';
import type { BundleContext } from './bundle-options.js';

/** What esbuild says of rules that browsers pass over, or end elsewhere than their author. */
const mistakes: ReadonlySet<string> = new Set([
  'css-syntax-error',
  'invalid-@charset',
  'invalid-@import',
  'invalid-@layer',
  'js-comment-in-css',
]);

/** The mistakes in the style sheets of a site among esbuild's warnings: each once, and none of packages. */
export function styleFindings(
  warnings: readonly Message[],
  options: Pick<BundleContext, 'pages' | 'documents' | 'layers' | 'siteDir'>,
): Finding[] {
  const own = warnings.filter(({ id, location }) => mistakes.has(id) && isOfSite(location?.file));
  const found = findingsOfMessages(own.map(atOpening), options, new Map()).map((one) => ({
    ...one,
    rule: 'style-sheet',
  }));
  return [...new Map(found.map((one) => [JSON.stringify(one), one])).values()];
}

/** Whether a file is one that the author of the site has written, and no module that is made of such a file. */
function isOfSite(file: string | undefined): boolean {
  return file !== undefined && !`/${file}`.includes('/node_modules/') && !/^(?:\.\.\/|[\w-]{2,}:)/.test(file);
}

/** What is not closed is reported where it opens, which a note says, rather than at the end of the file. */
function atOpening(message: Message): Message {
  const opening = message.notes.find(({ text }) => text.startsWith('The unbalanced'))?.location;
  return opening ? { ...message, location: opening, notes: [] } : message;
}
