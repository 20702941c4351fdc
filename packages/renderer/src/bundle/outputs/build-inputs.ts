import { sep } from 'node:path';
import type { Metafile } from 'esbuild';
import { fileOfModule } from '../modules/module-names.js';

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
  return modules.some((name) => fileOfModule(name, siteDir) === file) || isReadForSheets(file, { sheets });
}

/** Whether a file, given as an absolute path, is a style sheet of a build, or may have been read for one. */
export function isReadForSheets(file: string, { sheets }: Pick<BuildInputs, 'sheets'>): boolean {
  return [...sheets].some((sheet) => file === sheet || file.startsWith(sheet + sep));
}
