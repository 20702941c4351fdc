import { resolve, sep } from 'node:path';
import type { Metafile } from 'esbuild';

/** The files that a build was made from. */
export interface BuildInputs {
  /** esbuild's names: relative to the site folder, with those of plugins prefixed by a namespace and a colon. */
  readonly modules: readonly string[];
  /** Style sheets and the files read for them, absolute; a folder stands for everything in it. */
  readonly sheets: ReadonlySet<string>;
}

/** Combines the modules that esbuild lists as inputs with the style sheets read for the build. */
export function inputsOf({ inputs }: Metafile, sheets: ReadonlySet<string>): BuildInputs {
  return { modules: Object.keys(inputs), sheets };
}

/** The inputs of a build made in advance from docsite's own files: none belong to a site. */
export const noInputs: BuildInputs = { modules: [], sheets: new Set() };

/** Merges the inputs of several builds. */
export function joinInputs(inputs: readonly BuildInputs[]): BuildInputs {
  return {
    modules: inputs.flatMap(({ modules }) => modules),
    sheets: new Set(inputs.flatMap(({ sheets }) => [...sheets])),
  };
}

/** Whether a file, given as an absolute path, may be an input of a build. */
export function isMadeOf(file: string, { modules, sheets }: BuildInputs, siteDir: string): boolean {
  return (
    modules.some((name) => pathOf(name, siteDir) === file) ||
    [...sheets].some((sheet) => file === sheet || file.startsWith(sheet + sep))
  );
}

function pathOf(name: string, siteDir: string): string {
  return resolve(siteDir, name.replace(/^[\w-]{2,}:/, '').replace(/[?#].*$/, ''));
}
