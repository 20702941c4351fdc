import type { Message } from 'esbuild';
import { type BuildInputs, joinInputs, noInputs } from './build-inputs.js';
import type { OutputFile } from './bundle.js';
import type { Outputs } from './entry-urls.js';
import type { BuiltFile } from './name-by-content.js';

/** The output of esbuild for browsers, under the names that esbuild gave. */
export interface BrowserBuild {
  readonly outputs: Outputs;
  readonly files: readonly BuiltFile[];
  /** What esbuild says of style sheets and modules that it built nevertheless. */
  readonly warnings: readonly Message[];
  /** Files that its modules and style sheets name. */
  readonly assets: readonly OutputFile[];
  readonly inputs: BuildInputs;
}

/** What browsers load: what every page has, and all else. */
export interface ClientBuilds {
  readonly everyPage: BrowserBuild;
  readonly others: readonly BrowserBuild[];
}

/** What builds for browsers have made. */
export type ClientOutput = Pick<BrowserBuild, 'outputs' | 'files' | 'warnings'>;

/** What was built ahead, from docsite's own files alone. */
export function asBuild(output: ClientOutput): BrowserBuild {
  return { ...output, assets: [], inputs: noInputs };
}

/** Several builds as one. */
export function joinBuilds(builds: readonly BrowserBuild[]): BrowserBuild {
  return {
    ...joinOutputs(builds),
    assets: builds.flatMap(({ assets }) => assets),
    inputs: joinInputs(builds.map(({ inputs }) => inputs)),
  };
}

/** What all builds for browsers have made, each file once. */
export function clientOutput({ everyPage, others }: ClientBuilds): ClientOutput {
  return joinOutputs([everyPage, ...others]);
}

function joinOutputs(builds: readonly ClientOutput[]): ClientOutput {
  return {
    outputs: new Map(builds.flatMap(({ outputs }) => [...outputs])),
    files: [...new Map(builds.flatMap(({ files }) => files).map((file) => [file.path, file])).values()],
    warnings: builds.flatMap(({ warnings }) => warnings),
  };
}
