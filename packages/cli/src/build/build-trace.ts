import { join } from 'node:path';
import type { CodePlace, LoadedConfig, ModuleReads } from '@docsite/core';
import { type Facts, importedModule } from '@docsite/core/process';
import type { Bundle } from '@docsite/renderer';
import type { DocumentReads } from '../cache/documents/document-reads.js';
import { hasFunctions } from '../workers/worker/parse-settings.js';
import { outsideOf, outsideOfSite } from './input/outside-paths.js';
import { packagesWith } from './input/package-code.js';
import type { LocaleResult } from './locale-result.js';

/** What a build depends on besides the files of the site folder. */
export interface BuildTrace {
  /** Whether all dependencies are known: none of the site's code that ran could have read anything else. */
  readonly isClosed: boolean;
  /** Whether all dependencies of a build with the same configuration are known. */
  readonly isClosedButForConfig: boolean;
  /** The first place that makes `isClosed` false; absent if none can be named. */
  readonly opening?: CodePlace;
  /** What else the code has read. */
  readonly facts: Facts;
  /** Whether dates were read from the Git history. */
  readonly usesHistory: boolean;
  /** Folders and files outside the site folder, packages that Node loads, and files of those bundled: absolute. */
  readonly outside: readonly string[];
}

/** The parts of a finished build. */
interface FinishedBuild {
  readonly results: readonly LocaleResult[];
  readonly usesHistory: boolean;
}

/** Collects the modules that a build imports. */
export class ModuleTrace {
  private readonly reads: ModuleReads[] = [];
  private readonly add = (reads: unknown): void => void this.reads.push(reads as ModuleReads);

  constructor(private readonly siteDir: string) {
    importedModule.subscribe(this.add);
  }

  stop(): void {
    importedModule.unsubscribe(this.add);
  }

  /** The trace of a finished build. */
  finish(
    loaded: LoadedConfig,
    documents: readonly DocumentReads[],
    { results, usesHistory }: FinishedBuild,
  ): BuildTrace {
    const bundles = results.map(({ bundle }) => bundle);
    const areClosed = bundles.every((bundle) => bundle !== undefined && openingsOf(bundle).length === 0);
    const ofConfig = observedReads(loaded);
    const reads = [...ofConfig, ...this.reads];
    const files = [
      ...this.reads.flatMap((reads) => reads.files),
      ...documents.flatMap((reads) => Object.keys(reads.files).map((path) => join(this.siteDir, path))),
      ...results.flatMap(({ site }) => outsideOfSite(this.siteDir, site)),
    ];
    const openings = [
      ...reads.map(({ opening }) => opening),
      ...bundles.flatMap((bundle) => (bundle === undefined ? [] : openingsOf(bundle))),
      ...documents.map((reads) => reads.opening),
    ];
    const opening = openings.find((place) => place !== undefined);
    const areReadClosed = areClosed && documents.every(({ isOpen }) => isOpen !== true);
    return {
      isClosed: areReadClosed && reads.every(({ isClosed }) => isClosed),
      isClosedButForConfig: areReadClosed && reads.every(({ isClosed, isData }) => isClosed || isData === true),
      facts: Object.assign({}, ...reads.map(({ facts }) => facts), ...documents.map(({ observed }) => observed)),
      ...(opening !== undefined && { opening }),
      usesHistory,
      outside: [
        ...new Set([
          ...outsideOf(this.siteDir, files),
          ...packagesWith(files),
          ...bundles.flatMap((bundle) => bundle?.foreignFiles ?? []),
        ]),
      ],
    };
  }
}

/** Adds reads that happened after a trace was created. */
export function withReads(trace: BuildTrace, reads: readonly ModuleReads[]): BuildTrace {
  const opening = trace.opening ?? reads.find((read) => read.opening !== undefined)?.opening;
  return {
    ...trace,
    isClosed: trace.isClosed && reads.every(({ isClosed }) => isClosed),
    facts: Object.assign({}, trace.facts, ...reads.map(({ facts }) => facts)),
    ...(opening !== undefined && { opening }),
  };
}

function openingsOf({ openModules: { theme, pages } }: Bundle): readonly CodePlace[] {
  return [...(theme === undefined ? [] : [theme]), ...Object.values(pages)];
}

/** The reads of a configuration's code and its functions. Without functions, the whole result is data. */
function observedReads({ observation, file, config, hooks = {} }: LoadedConfig): ModuleReads[] {
  if (observation === undefined || file === undefined) return [];
  const { facts, opening: code } = observation;
  const isData = !hasFunctions(config.markdown) && Object.keys(hooks).length === 0;
  return [
    {
      files: [],
      isData,
      facts,
      isClosed: code === undefined,
      ...(code !== undefined && { opening: { file, code, verb: 'calls' } }),
    },
  ];
}
