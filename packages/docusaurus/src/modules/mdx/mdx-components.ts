import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { builtInComponents, capturesIn, codeEnding, pathFrom } from '@docsite/core';
import { fileOfImport, findModule, type ImportingModule, placeOfImport } from '../../load/files/find-module.js';
import { swizzleDir } from '../components/theme-files.js';
import { type ExportedObject, type ImportBinding, readBindings } from './module-bindings.js';
import { packageExports } from './package-exports.js';

/** The modules of components that documents of a Docusaurus site can use without importing them. */
export type DocumentComponents = Readonly<Record<string, string>>;

/**
 * The components that the site's `MDXComponents` provides to documents, by name: the module of each, with the export
 * after `#`. Excluded are those that docsite provides anyway, and elements, which are in lower case.
 */
export async function documentComponents(siteDir: string): Promise<DocumentComponents> {
  const file = componentsFile(siteDir);
  if (file === undefined) return {};
  const found = await propertiesOf({ file, siteDir }, { source: '@theme/MDXComponents', name: 'default' });
  return Object.fromEntries(
    found.flatMap(([name, from]) =>
      /^[A-Z]/.test(name) && isOwn(name, from) ? [[name, `${from.source}#${from.name}`]] : [],
    ),
  );
}

/** The site's own `MDXComponents`, absolute. */
function componentsFile(siteDir: string): string | undefined {
  return findModule(join(siteDir, swizzleDir, 'MDXComponents'));
}

/** The module that calls `MDXComponents` if it is a function. */
const drawing = '@theme/content/content-components';

/** An object's properties in order: a later one of the same name counts. */
type Properties = readonly (readonly [name: string, from: ImportBinding])[];

/**
 * The properties of an object that a module of the site exports, followed to the modules that define them.
 *
 * @param origin The module.
 * @param object What imports of the object name.
 */
async function propertiesOf(origin: ImportOrigin, { source, name }: ImportBinding): Promise<Properties> {
  const { properties, spreads, isReturned, definedIn } = await definitionOf(origin, name);
  const included = await Promise.all(spreads.map((spread) => propertiesIncluded(spread, definedIn)));
  const ownValue = (key: string): ImportBinding =>
    isReturned ? { source: drawing, name: `contentComponents.${key}` } : { source, name: `${name}.${key}` };
  const own = [...properties].map(
    async ([key, binding]) => [key, binding === undefined ? ownValue(key) : await follow(binding, definedIn)] as const,
  );
  return [...included.flat(), ...(await Promise.all(own))];
}

/** An object, and the module that defines it. */
interface Definition extends ExportedObject {
  readonly definedIn: ImportOrigin;
  /** The code of the module. */
  readonly text: string;
}

/** Follows an object through modules of the site that only re-export it, to the one that defines it. */
async function definitionOf(origin: ImportOrigin, name: string): Promise<Definition> {
  const text = readFileSync(origin.file, 'utf8');
  const { exports, objectOf } = await readBindings(text, origin.file);
  const passed = exports.get(name);
  const file = passed && fileOfImport(passed.source, origin);
  const above = [...(origin.above ?? []), origin.file];
  if (passed === undefined || file === undefined || above.includes(file))
    return { ...objectOf(name), definedIn: origin, text };
  return definitionOf({ ...origin, file, above }, passed.name);
}

/** The properties that an object receives by spreading. Those of docsite's modules are known anyway. */
async function propertiesIncluded({ source, name }: ImportBinding, origin: ImportOrigin): Promise<Properties> {
  const file = fileOfImport(source, origin);
  const above = [...(origin.above ?? []), origin.file];
  if (name !== '*' && file !== undefined) {
    // modules that include each other are reported when they are run
    if (above.includes(file)) return [];
    return propertiesOf({ ...origin, file, above }, { source: `@site/${pathFrom(origin.siteDir, file)}`, name });
  }
  if (name !== '*') return [];
  const names =
    file === undefined
      ? await packageExports(source, dirname(origin.file))
      : (await readBindings(readFileSync(file, 'utf8'), file)).names;
  return Promise.all(names.map(async (one) => [one, await follow({ source, name: one }, origin)] as const));
}

/** The code of the site's components for elements and admonitions in `MDXComponents`, by name. */
export async function elementSources(siteDir: string): Promise<ReadonlyMap<string, string>> {
  const file = componentsFile(siteDir);
  if (file === undefined) return new Map();
  const { text, properties, definedIn } = await definitionOf({ file, siteDir }, 'default');
  const found = [...properties].flatMap(([name, binding]): [string, string][] => {
    if (!/^[a-z]/.test(name)) return [];
    if (binding !== undefined) return [[name, codeOf(binding.source, definedIn)]];
    // composed of anything that the module declares or imports
    const sources = capturesIn(text, /\bfrom\s*['"]([^'"]+)['"]/g);
    return [[name, [text, ...sources.map((source) => codeOf(source, definedIn))].join('\n')]];
  });
  return new Map(found);
}

/** The code of a module of the site; none for others. */
function codeOf(source: string, origin: ImportOrigin): string {
  const target = fileOfImport(source, origin);
  return target !== undefined && codeEnding.test(target) ? readFileSync(target, 'utf8') : '';
}

/** Whether a component differs from docsite's of the same name. */
function isOwn(name: string, { source }: ImportBinding): boolean {
  const isBuiltIn = builtInComponents.includes(name);
  return !isBuiltIn || !/^@(?:theme|theme-original|theme-init|docusaurus)\//.test(source);
}

interface ImportOrigin extends ImportingModule {
  /** The files that led to the importing one; absent for none. */
  readonly above?: readonly string[];
}

/** Follows an import through modules that only re-export it, to the one that defines it. */
async function follow(binding: ImportBinding, { file, siteDir, above = [] }: ImportOrigin): Promise<ImportBinding> {
  const place = placeOfImport(binding.source, { file, siteDir });
  if (place === undefined) return binding;
  const target = findModule(place);
  const here = { source: `@site/${pathFrom(siteDir, place)}`, name: binding.name };
  if (target === undefined || !codeEnding.test(target)) return here;
  const { exports } = await readBindings(readFileSync(target, 'utf8'), target);
  const passed = exports.get(binding.name);
  if (passed === undefined || above.includes(target)) return here;
  return follow(passed, { file: target, siteDir, above: [...above, file] });
}
