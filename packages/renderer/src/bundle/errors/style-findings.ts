import type { Finding } from '@docsite/core';
import type { Message } from 'esbuild';
import type { BundleContext } from '../bundle-options.js';
import { findingsOfMessages } from './build-failure.js';
import { distinctFindings } from './distinct-findings.js';

/** Ids of esbuild's warnings about rules that browsers ignore, or that end elsewhere than intended. */
const mistakes: ReadonlySet<string> = new Set([
  'css-syntax-error',
  'invalid-@charset',
  'invalid-@import',
  'invalid-@layer',
  'js-comment-in-css',
]);

/** The mistakes in a site's style sheets among esbuild's warnings: each once, and none in packages. */
export function styleFindings(
  warnings: readonly Message[],
  options: Pick<BundleContext, 'pages' | 'documents' | 'layers' | 'siteDir'>,
): Finding[] {
  const own = warnings.filter(({ id, location }) => mistakes.has(id) && isOfSite(location?.file));
  const found = findingsOfMessages(own.map(atOpening), options, new Map());
  return distinctFindings(found.map((one) => ({ ...one, rule: 'style-sheet' })));
}

/** Whether a file was written by the site's author, as opposed to a generated module. */
function isOfSite(file: string | undefined): boolean {
  return file !== undefined && !`/${file}`.includes('/node_modules/') && !/^(?:\.\.\/|[\w-]{2,}:)/.test(file);
}

/** Reports an unclosed block where it opens, which is in a note of the message, rather than at the end of the file. */
function atOpening(message: Message): Message {
  const opening = message.notes.find(({ text }) => text.startsWith('The unbalanced'))?.location;
  const hint = { text: 'close the block that begins here', location: null };
  return opening ? { ...message, location: opening, notes: [hint] } : message;
}
