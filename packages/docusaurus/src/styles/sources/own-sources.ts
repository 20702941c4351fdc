import { capturesIn } from '@docsite/core';
import { textOf } from '../../load/files/file-text.js';
import { filesBelow } from '../../load/files/files-below.js';
import { sourceKinds } from './site-words.js';

/** Texts of the folders of a site's code, read once for all questions about them. */
export interface OwnSources {
  readonly code: readonly string[];
  readonly styles: readonly string[];
}

/** Reads the code and style sheets of a site in folders, which are absolute. Unreadable files are empty. */
export function readOwnSources(folders: readonly string[]): OwnSources {
  const files = folders.flatMap(filesBelow);
  const textsOf = (kind: RegExp) => files.filter((file) => kind.test(file)).map(textOf);
  return { code: textsOf(sourceKinds.code), styles: textsOf(sourceKinds.styles) };
}

/** Whether a site's code or style sheets name attributes of `<html>` that docsite's scripts do not set. */
export function namesPageAttributes({ code, styles }: OwnSources): boolean {
  return [...code, ...styles].some((text) => pageAttribute.test(text));
}

const pageAttribute = /theme-?choice|has-?hydrated|bar-?initially-?dismissed/i;

/** The class names that a site's code queries elements by; undefined if there are none. */
export function soughtClasses({ code }: OwnSources): ReadonlySet<string> | undefined {
  const selectors = code.flatMap((text) => capturesIn(text, seeking));
  return selectors.length === 0 ? undefined : new Set(selectors.flatMap((text) => text.match(/[\w-]+/g) ?? []));
}

const seeking = /\b(?:querySelector(?:All)?|getElementsByClassName)(?:<[^>]*>)?\(\s*['"`]([^'"`]*)/g;
