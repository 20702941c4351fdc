import { join } from 'node:path';
import { filesBelow, textOf } from '../load/files-below.js';
import { sourceKinds } from './site-words.js';

/** Texts of what a site has in `src`, read once for all that is asked about them. */
export interface OwnSources {
  readonly code: readonly string[];
  readonly styles: readonly string[];
}

/** Reads the code and the style sheets of a site's own. What cannot be read is empty. */
export function readOwnSources(siteDir: string): OwnSources {
  const files = filesBelow(join(siteDir, 'src'));
  const textsOf = (kind: RegExp) => files.filter((file) => kind.test(file)).map(textOf);
  return { code: textsOf(sourceKinds.code), styles: textsOf(sourceKinds.styles) };
}

/** The class names by which code of a site looks for elements in the document; absent where it looks for none. */
export function soughtClasses({ code }: OwnSources): ReadonlySet<string> | undefined {
  const calls = code.flatMap((text) => [...text.matchAll(seeking)].map(([, selector]) => selector as string));
  return calls.length === 0 ? undefined : new Set(calls.flatMap((selector) => selector.match(/[\w-]+/g) ?? []));
}

const seeking = /\b(?:querySelector(?:All)?|getElementsByClassName)(?:<[^>]*>)?\(\s*['"`]([^'"`]*)/g;
