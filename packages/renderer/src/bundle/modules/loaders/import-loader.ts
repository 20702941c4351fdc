import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { type LoaderFunction, type LoaderImporter, oncePerKey } from '@docsite/core';
import { isOfPackage } from '@docsite/core/process';

/**
 * Creates the importer of a build, which imports each loader once. Those of the site are imported anew, because they
 * may have been edited since the build before.
 */
export function loaderImporter(): LoaderImporter {
  return oncePerKey(importLoader);
}

async function importLoader(file: string): Promise<LoaderFunction> {
  const loaded = isOfPackage(file) ? await importModule(file, '') : await importAnew(file);
  const made = loaded.default?.default ?? loaded.default;
  if (typeof made !== 'function') throw new Error(`${file} exports no function`);
  return made as LoaderFunction;
}

interface Imported {
  readonly default?: { readonly default?: unknown };
}

function importModule(file: string, query: string): Promise<Imported> {
  return import(pathToFileURL(file).href + query) as Promise<Imported>;
}

/** Imports a module of the site as it is now. Node keeps those of CommonJS by path, and all by address. */
async function importAnew(file: string): Promise<Imported> {
  const files = [file, ...forget(file, createRequire(file).cache)];
  return importModule(file, `?changed=${files.map((path) => statSync(path).mtimeMs).join('-')}`);
}

/** Makes Node read a module of CommonJS, and those of the site that it requires, again. Returns the paths of these. */
function forget(file: string, cache: NodeJS.Dict<NodeJS.Module>): string[] {
  const known = cache[file];
  if (known === undefined || isOfPackage(file)) return [];
  delete cache[file];
  const required = known.children.map(({ filename }) => filename).filter((path) => existsSync(path));
  return required.flatMap((path) => (isOfPackage(path) ? [] : [path, ...forget(path, cache)]));
}
