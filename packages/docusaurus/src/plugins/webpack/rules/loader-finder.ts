import { isAbsolute, join } from 'node:path';
import { firstFound } from '@docsite/core';
import { resolveModule } from '../../../load/files/find-module.js';

/** The file of a loader that a rule names, absolute; undefined if there is none. */
export type FindLoader = (name: string) => string | undefined;

/** How webpack resolves the names of loaders, as far as docsite follows it. */
export interface LoaderResolution {
  /** Files and packages by the names that rules use. */
  readonly alias?: Readonly<Record<string, unknown>>;
  /** The folders to look into, the first one first; those that are not absolute are looked for as Node does. */
  readonly modules?: readonly unknown[];
}

/** Finds loaders with the `resolveLoader` of a configuration, as webpack does. */
export function loaderFinder({ alias = {}, modules = [] }: LoaderResolution, siteDir: string): FindLoader {
  const folders = modules.filter((folder) => typeof folder === 'string').filter((folder) => isAbsolute(folder));
  return (name) => {
    const meant = alias[name] ?? alias[`${name}$`];
    const wanted = typeof meant === 'string' ? meant : name;
    const places = isAbsolute(wanted) ? [wanted] : [...folders.map((folder) => join(folder, wanted)), wanted];
    return firstFound(places, (place) => resolveModule(place, siteDir));
  };
}
