import { resolve } from 'node:path';
import type { UserConfig } from '@docsite/core';
import { docsInstances } from '../../config/content/instances.js';
import { textOf } from '../../load/files/file-text.js';
import type { OwnSources } from './own-sources.js';

/** Classes that Docusaurus adds to `<html>` depending on the page. */
const pageClass =
  /\b(?:docs|blog|mdx)-(?:wrapper|[a-z-]*page)\b|\bdocs-(?:version|doc-id)-|\bplugin-(?:id-|docs\b|blog\b|pages\b)/;

const documentClass = /\bdocs-doc-id-/;

/** How pages receive the classes of `<html>`, on sites that use any. */
export interface HtmlClasses {
  /** Folders of `theme/frame`. */
  readonly layers: readonly string[];
  /** Whether the classes require the id of the document. */
  readonly needDocuments: boolean;
}

/** Determines whether a site's style sheets or code use these classes. */
export function htmlClassesOf(config: UserConfig, own: OwnSources, siteDir: string): HtmlClasses {
  const texts = [...own.code, ...own.styles, ...(config.styles ?? []).map((path) => textOf(resolve(siteDir, path)))];
  const ofVersions = docsInstances(config).flatMap(({ versions = {} }) =>
    Object.values(versions).flatMap(({ className = '' }) => className.split(' ')),
  );
  const isNamed = (text: string) =>
    pageClass.test(text) || ofVersions.some((name) => name !== '' && text.includes(name));
  return {
    layers: texts.some(isNamed) ? ['html-classes'] : [],
    needDocuments: texts.some((text) => documentClass.test(text)),
  };
}
