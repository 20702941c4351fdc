import { join } from 'node:path';
import { outsideOf, outsideOfSite } from '../build/input/outside-paths.js';
import type { Updates } from '../build/input/page-updates.js';
import type { CodeReads } from './reading/code-reads.js';
import type { KnownFiles } from './site-reader.js';
import type { LiveState } from './state/live-state.js';

/** Everything known about the site at one moment. */
export interface Known extends KnownFiles {
  readonly updates: Updates;
  readonly state: LiveState;
  readonly codeReads: CodeReads;
}

/** Folders and files outside its folder that the site is made from, absolute. */
export function outsideOfKnown(siteDir: string, { loaded, documents, state }: Known): string[] {
  const files = [
    ...(loaded.reads?.files ?? []),
    ...(loaded.watched ?? []),
    ...[...documents.values()].flatMap(({ reads }) => Object.keys(reads.files).map((path) => join(siteDir, path))),
    ...state.locales.flatMap(({ bundle }) => bundle.outsideFiles),
  ];
  return outsideOf(siteDir, [...files, ...state.locales.flatMap(({ facts }) => outsideOfSite(siteDir, facts.site))]);
}
