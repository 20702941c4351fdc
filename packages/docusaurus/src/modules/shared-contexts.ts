import { join } from 'node:path';
import { componentName, swizzleDir, themeFiles } from './swizzles.js';

/** Components around the text of a page. */
const around: readonly RegExp[] = [
  /^(?:Root|Layout|ThemeProvider|MDXContent)(?:\/Provider)?$/,
  /^Doc(?:Root|Page|Item)(?:\/(?:Layout|Content|Layout\/Main))?$/,
  /^Blog(?:Layout|PostPage)$|^BlogPostItem(?:\/(?:Container|Content))?$/,
];

/**
 * Whether a site has components around the text of pages that may provide contexts of its own.
 *
 * @param code Texts of its modules.
 */
export function providesContexts(siteDir: string, code: readonly string[]): boolean {
  const files = themeFiles(join(siteDir, swizzleDir));
  const frames = files.filter(({ path }) => around.some((name) => name.test(componentName(path))));
  if (frames.some(({ text }) => hasProvider(text))) return true;
  return frames.some(({ text }) => importsOwn.test(text)) && code.some(hasProvider);
}

/** An import of a module of the site. */
const importsOwn = /['"](?:\.{1,2}\/|@site\/)(?![^'"]*\.(?:css|s[ac]ss|less|svg|png|json)['"])/;

const providers = /(?:<|createElement\(\s*)([A-Z][\w.]*)/g;

const ofDocusaurus = /\bimport\s+([^'"]*?)\s+from\s*['"]@(?:docusaurus|theme)(?:-original|-init)?\//g;

/** Whether a module renders a provider of a context that is not Docusaurus's. */
function hasProvider(text: string): boolean {
  const drawn = [...text.matchAll(providers)].map(([, name]) => name as string);
  const named = drawn.filter((name) => /(?:Provider|Context)$/.test(name));
  if (named.length === 0) return false;
  const known = new Set([...text.matchAll(ofDocusaurus)].flatMap(([, names]) => names?.match(/\w+/g) ?? []));
  return named.some((name) => !known.has(name.split('.')[0] as string));
}
