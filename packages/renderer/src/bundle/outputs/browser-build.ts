import type { Message, Metafile } from 'esbuild';
import type { OutputFile } from '../../output-file.js';
import type { LateOutputs } from '../modules/late-modules.js';
import { type BuildInputs, joinInputs, noInputs } from './build-inputs.js';
import type { Outputs } from './entry-urls.js';
import type { BuiltFile } from './name-by-content.js';

/** esbuild's output for browsers, under esbuild's file names. */
export interface BrowserBuild {
  readonly outputs: Outputs;
  readonly files: readonly BuiltFile[];
  /** The outputs that virtual modules load later; absent for none. */
  readonly late?: LateOutputs;
  /** esbuild's warnings about style sheets and modules. */
  readonly warnings: readonly Message[];
  /** Files that its modules and style sheets refer to. */
  readonly assets: readonly OutputFile[];
  readonly inputs: BuildInputs;
  /** Its modules, with their imports. */
  readonly graph: Metafile['inputs'];
}

/** What browsers load. */
export interface ClientBuilds {
  /** The script and the styles of every page. */
  readonly everyPage: BrowserBuild;
  /** The app, and the modules of live pages. */
  readonly app: BrowserBuild;
  /** Styles that modules import. */
  readonly styles: readonly BrowserBuild[];
  readonly styled: StyledModules;
}

/** The modules whose styles are built. */
export interface StyledModules {
  /** Sources of pages with style sheets of their own. */
  readonly own: readonly string[];
  /** Sources of pages whose styles apply to the whole site. */
  readonly sharing: readonly string[];
  /** Whether the theme's modules import styles. */
  readonly theme: boolean;
}

/** For sites without such styles. */
export const noStyledModules: StyledModules = { own: [], sharing: [], theme: false };

/** The builds as a list. */
export function buildsOf({ everyPage, app, styles }: ClientBuilds): readonly BrowserBuild[] {
  return [everyPage, app, ...styles];
}

/** The result of builds for browsers. */
export type ClientOutput = Pick<BrowserBuild, 'outputs' | 'files' | 'warnings' | 'late'>;

/** Converts a result built in advance from docsite's own files only. */
export function asBuild(output: ClientOutput): BrowserBuild {
  return { ...output, assets: [], inputs: noInputs, graph: {} };
}

/** Merges several builds into one. */
export function joinBuilds(builds: readonly BrowserBuild[]): BrowserBuild {
  return {
    ...joinOutputs(builds),
    assets: builds.flatMap(({ assets }) => assets),
    inputs: joinInputs(builds.map(({ inputs }) => inputs)),
    graph: Object.assign({}, ...builds.map(({ graph }) => graph)),
  };
}

/** The merged result of all builds for browsers, with each file once. */
export function clientOutput(client: ClientBuilds): ClientOutput {
  return joinOutputs(buildsOf(client));
}

function joinOutputs(builds: readonly ClientOutput[]): ClientOutput {
  return {
    outputs: new Map(builds.flatMap(({ outputs }) => [...outputs])),
    files: [...new Map(builds.flatMap(({ files }) => files).map((file) => [file.path, file])).values()],
    late: Object.assign({}, ...builds.map(({ late }) => late)),
    warnings: builds.flatMap(({ warnings }) => warnings),
  };
}
