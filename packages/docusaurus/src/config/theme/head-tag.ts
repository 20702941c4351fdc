import type { UserConfig } from '@docsite/core';

/** An element that the configuration adds to the heads of all pages. */
export type HeadTag = NonNullable<UserConfig['head']>[number];

/** HTML that the configuration adds to the bodies of all pages. */
export type BodyHtml = NonNullable<UserConfig['bodyHtml']>[number];

const names: ReadonlySet<string> = new Set(['meta', 'link', 'script', 'style', 'noscript']);

/** Whether browsers keep an element of this name in heads. */
export function belongsInHead(name: string): boolean {
  return names.has(name);
}
