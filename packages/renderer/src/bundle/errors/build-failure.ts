import { type Finding, finding, nameSome } from '@docsite/core';
import type { Message } from 'esbuild';
import type { BundleContext } from '../bundle-options.js';
import { missingExportText } from './export-hint.js';
import { type FailedBuild, hintOf } from './failure-hint.js';
import { layerTest, placeOfMessage } from './failure-places.js';
import { type MessageSubject, subjectOf } from './message-subject.js';

/** The site that the messages are about. */
interface FailureContext
  extends Pick<BundleContext, 'pages' | 'documents' | 'layers' | 'siteDir' | 'configFile' | 'modulePlaces'>,
    Pick<FailedBuild, 'exportsOf'> {}

/**
 * Converts esbuild's messages to findings at the places in the authors' files.
 *
 * @param pagesOf Pages that need a file, by its path: the hint names those other than the file itself.
 */
export function findingsOfMessages(
  messages: readonly Message[],
  { pages, documents, layers, siteDir, configFile, modulePlaces, exportsOf }: FailureContext,
  pagesOf: ReadonlyMap<string, readonly string[]>,
): Finding[] {
  const described = withoutConsequences(messages).map((message) => ({ message, subject: subjectOf(message, siteDir) }));
  const absent = described.flatMap(({ subject }) => (subject.kind === 'missing-package' ? [subject.name] : []));
  const failed = { pages, documents, siteDir, exportsOf, missing: [...new Set(absent)].sort() };
  const isOfTheme = layerTest(layers, siteDir);
  return described.map(({ message, subject }) => {
    const place = placeOfMessage(message, { pages, documents, siteDir, configFile, modulePlaces, isOfTheme });
    const hints = [
      hintOf(message, subject, failed),
      usersHint((pagesOf.get(place.file) ?? []).filter((page) => page !== place.file)),
    ];
    const text = problemOf(message, subject);
    return {
      ...finding('page-module', place, text, hints.filter(Boolean).join('; ') || undefined),
      ...(oneCause.has(subject.kind) && { cause: text }),
      ...(subject.kind === 'theme-component' && { lacks: 'theme-component' as const }),
    };
  });
}

/** What is wrong, in words. */
function problemOf(message: Message, subject: MessageSubject): string {
  switch (subject.kind) {
    case 'theme-component':
      return `there is no theme component '${subject.path}'`;
    case 'missing-export':
      return missingExportText(message) ?? message.text;
    case 'foreign-module':
      return `'${subject.name}' belongs to ${subject.tool}, which docsite cannot run`;
    case 'foreign-component':
      return `this is a component of ${subject.framework}, which docsite cannot run`;
    case 'unknown-type':
      return `files that end in '${subject.extension}' cannot be imported`;
    case 'missing-package':
      return `the package '${subject.name}' is not installed`;
    case 'package-path':
      return `the package '${subject.name}' has no '${subject.path}'`;
    case 'aliased-file':
    case 'missing-file':
      return `cannot find '${subject.name}'`;
    case 'other':
      return message.text;
  }
}

/** Problems that a single change corrects in all places: they are then reported once. */
const oneCause: ReadonlySet<MessageSubject['kind']> = new Set([
  'theme-component',
  'foreign-module',
  'foreign-component',
  'unknown-type',
  'missing-package',
  'package-path',
]);

/** Leaves out names that are not found if a `tsconfig.json` cannot be read, whose aliases they may be. */
function withoutConsequences(messages: readonly Message[]): readonly Message[] {
  const isBroken = messages.some(({ location }) => /(?:^|\/)tsconfig[^/]*\.json$/.test(location?.file ?? ''));
  return isBroken ? messages.filter(({ text }) => !/^Could not resolve "[^./]/.test(text)) : messages;
}

/** The maximum number of pages that a hint names. */
const namedPages = 3;

/** Names the pages that need a broken file. */
export function usersHint(pages: readonly string[]): string | undefined {
  return pages.length === 0 ? undefined : `needed by ${nameSome(pages, namedPages)}`;
}
