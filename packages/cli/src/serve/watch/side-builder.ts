import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigError, type Diagnostic, type SiteConfig, sortDiagnostics } from '@docsite/core';
import { buildSite } from '../../build/build-site.js';
import type { BuiltPage } from '../../build/built-pages.js';
import { silentProgress } from '../../build/progress.js';
import { createDiagramChecker } from '../../diagrams/diagrams.js';
import { makeTemporaryFolder, type TemporaryFolder } from '../../output/temporary-folder.js';
import { reportFailure } from '../../report/report-failure.js';

/** The result of a build. */
export interface SideBuild {
  readonly diagnostics: readonly Diagnostic[];
  /** Absent where the configuration could not be read, or the build failed. */
  readonly config?: SiteConfig;
  /** Folder of the new site; absent where there is none. */
  readonly folder?: string;
  readonly pages: number;
  readonly builtPages?: readonly BuiltPage[];
}

/** Builds a site, drafts included, into folders of its own. */
export interface SideBuilder {
  readonly build: () => Promise<SideBuild>;
  readonly close: () => Promise<void>;
}

/** Every build has a folder of its own: modules are imported from it, and Node imports a path but once. */
export function createSideBuilder(siteDir: string, standingDir: string): SideBuilder {
  let temporary: Promise<TemporaryFolder> | undefined;
  const kept: string[] = [];
  const checkDiagrams = createDiagramChecker();
  let builds = 0;
  const remove = (folder: string): Promise<void> => rm(folder, { recursive: true, force: true });
  return {
    build: async () => {
      try {
        temporary ??= makeTemporaryFolder('serve');
        const outDir = join((await temporary).path, `site-${++builds}`);
        const result = await buildSite(
          { siteDir, outDir, standingDir, includeDrafts: true, despiteErrors: true, checkDiagrams },
          silentProgress,
        );
        if (!result.written) return result;
        // requests in progress may still read the previous site
        if (kept.push(outDir) > 2) await remove(kept.shift() as string);
        return { ...result, folder: outDir };
      } catch (error) {
        if (error instanceof ConfigError)
          return {
            diagnostics: sortDiagnostics(error.findings.map((item) => ({ ...item, severity: 'error' }))),
            pages: 0,
          };
        reportFailure(error);
        return { diagnostics: [], pages: 0 };
      }
    },
    close: async () => (await temporary)?.remove(),
  };
}
