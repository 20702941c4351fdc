import { join } from 'node:path';
import type { CodePlace, ModuleReads } from '@docsite/core';
import { importedModule } from '@docsite/core/process';
import type { Bundle } from '@docsite/renderer';
import type { DocumentReads } from '../cache/document-reads.js';
import { outsideOf, outsideOfSite } from './outside-paths.js';
import type { LocaleResult } from './render-locale.js';

/** What a build depends on beside the files of the site folder. */
export interface BuildTrace {
  /** Whether that is known: no code of the site that ran may have read anything else. */
  readonly isClosed: boolean;
  /** The first place because of which it is not; absent where none can be named. */
  readonly opening?: CodePlace;
  /** Whether dates were read from the history of a repository. */
  readonly usesHistory: boolean;
  /** Folders and files outside of the site folder, absolute. */
  readonly outside: readonly string[];
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

  /** The trace of a build that is done. */
  finish(documents: readonly DocumentReads[], results: readonly LocaleResult[], usesHistory: boolean): BuildTrace {
    const bundles = results.map(({ bundle }) => bundle);
    const areClosed = bundles.every((bundle) => bundle !== undefined && openingsOf(bundle).length === 0);
    const files = [
      ...this.reads.flatMap((reads) => reads.files),
      ...documents.flatMap((reads) => Object.keys(reads.files).map((path) => join(this.siteDir, path))),
      ...bundles.flatMap((bundle) => bundle?.outsideFiles ?? []),
      ...results.flatMap(({ site }) => outsideOfSite(this.siteDir, site)),
    ];
    const openings = [
      ...this.reads.map((reads) => reads.opening),
      ...bundles.flatMap((bundle) => (bundle === undefined ? [] : openingsOf(bundle))),
      ...documents.map((reads) => reads.opening),
    ];
    const opening = openings.find((place) => place !== undefined);
    return {
      isClosed:
        areClosed && this.reads.every(({ isClosed }) => isClosed) && documents.every(({ isOpen }) => isOpen !== true),
      ...(opening !== undefined && { opening }),
      usesHistory,
      outside: outsideOf(this.siteDir, files),
    };
  }
}

function openingsOf({ openModules: { theme, pages } }: Bundle): readonly CodePlace[] {
  return [...(theme === undefined ? [] : [theme]), ...Object.values(pages)];
}
