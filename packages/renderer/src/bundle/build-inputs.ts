import { resolve, sep } from 'node:path';
import type { Metafile } from 'esbuild';

/** The files that a build was made of. */
export interface BuildInputs {
  /** As esbuild names them: relative to the site folder, those of plugins after a name and a colon. */
  readonly modules: readonly string[];
  /** Style sheets and what was read to make them, absolute; folders among them stand for all that they hold. */
  readonly sheets: ReadonlySet<string>;
}

/** Joins the modules that esbuild lists as the inputs of a build with the style sheets that were read for it. */
export function inputsOf({ inputs }: Metafile, sheets: ReadonlySet<string>): BuildInputs {
  return { modules: Object.keys(inputs), sheets };
}

/** The inputs of a build that was made ahead, from docsite's own files: none of a site. */
export const noInputs: BuildInputs = { modules: [], sheets: new Set() };

/** The inputs of several builds together. */
export function joinInputs(inputs: readonly BuildInputs[]): BuildInputs {
  return {
    modules: inputs.flatMap(({ modules }) => modules),
    sheets: new Set(inputs.flatMap(({ sheets }) => [...sheets])),
  };
}

/** Whether a file, given as an absolute path, may be among those that a build was made of. */
export function isMadeOf(file: string, { modules, sheets }: BuildInputs, siteDir: string): boolean {
  return (
    modules.some((name) => pathOf(name, siteDir) === file) ||
    [...sheets].some((sheet) => file === sheet || file.startsWith(sheet + sep))
  );
}

function pathOf(name: string, siteDir: string): string {
  return resolve(siteDir, name.replace(/^[\w-]{2,}:/, '').replace(/[?#].*$/, ''));
}
