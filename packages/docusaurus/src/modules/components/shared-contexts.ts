import { join } from 'node:path';
import { capturesIn, rootName } from '@docsite/core';
import { swizzleDir, type ThemeFile, themeFiles } from './theme-files.js';

/** Components around the text of a page. */
const around: readonly RegExp[] = [
  /^(?:Root|Layout|ThemeProvider|MDXContent)(?:\/Provider)?$/,
  /^Doc(?:Root|Page|Item)(?:\/(?:Layout|Content|Layout\/Main))?$/,
  /^Doc(?:s|Version)Root$/,
  /^Blog(?:Layout|PostPage)$|^BlogPostItem(?:\/(?:Container|Content))?$/,
];

/** The parts of a site that may provide contexts. */
export interface ContextSources {
  /** Texts of its modules. */
  readonly code: readonly string[];
  /** The files of its plugins' themes. */
  readonly themes: readonly ThemeFile[];
  /** The components that options name to draw pages. */
  readonly named: readonly string[];
}

/** Whether a site has components around the text of pages that may provide contexts of its own. */
export function providesContexts(siteDir: string, { code, themes, named }: ContextSources): boolean {
  const isAround = ({ name }: ThemeFile): boolean =>
    around.some((pattern) => pattern.test(name)) || named.includes(`@theme/${name}`);
  const own = themeFiles(join(siteDir, swizzleDir)).filter(isAround);
  if ([...own, ...themes.filter(isAround)].some(({ text }) => hasProvider(text) || isInPackage(text))) return true;
  return own.some(({ text }) => importsOwn.test(text)) && code.some(hasProvider);
}

/** An import of a module of the site. */
const importsOwn = /['"](?:\.{1,2}\/|@site\/)(?![^'"]*\.(?:css|s[ac]ss|less|svg|png|json)['"])/;

/** Elements, in JSX or compiled. */
const providers = /(?:<|(?:createElement|jsxs?)\)?\(\s*)([A-Za-z_$][\w.$]*)/g;

const ofDocusaurus = /\bimport\s+([^'"]*?)\s+from\s*['"]@(?:docusaurus|theme)(?:-original|-init)?\//g;

/** Whether a module renders a provider of a context that is not Docusaurus's. */
function hasProvider(text: string): boolean {
  const drawn = capturesIn(text, providers);
  const named = drawn.filter((name) => /(?:Provider|Context)$/.test(name));
  if (named.length === 0) return false;
  const known = new Set(capturesIn(text, ofDocusaurus).flatMap((names) => names.match(/\w+/g) ?? []));
  return named.some((name) => !known.has(rootName(name)));
}

const ofPackages =
  /\bimport\s+(?!type\b)([^'"]*?)\s+from\s*['"](?!\.|\/|@(?:site|docusaurus|theme|theme-\w+)\/|react['"/])[^'"]+['"]/g;
const withContent = /<\/([A-Za-z_$][\w$]*)[\w.$]*\s*>/g;

/**
 * Whether a module renders a component of a package around something. It may provide a context whatever its name is, as
 * the `Theme` of Radix does, without which its other components fail.
 */
function isInPackage(text: string): boolean {
  const names = new Set(capturesIn(text, ofPackages).flatMap((clause) => clause.match(/[\w$]+/g) ?? []));
  return capturesIn(text, withContent).some((name) => names.has(name));
}
