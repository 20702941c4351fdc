import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Diagnostic } from '@docsite/core';
import { outputMark } from '@docsite/core/process';
import { buildSite } from '../../src/build/build-site.js';
import { silentProgress } from '../../src/build/progress/progress.js';
import type { LiveState } from '../../src/live/state/live-state.js';

/** Every file of a site, by path. */
export type Tree = ReadonlyMap<string, string>;

/** What a clean build makes of a site, drafts included. */
export interface CleanBuild {
  /** Absent if there are errors. */
  readonly tree: Tree | undefined;
  readonly findings: readonly Diagnostic[];
}

export async function buildCleanly(siteDir: string, outDir: string): Promise<CleanBuild> {
  rmSync(outDir, { recursive: true, force: true });
  const { written, diagnostics } = await buildSite({ siteDir, outDir, includeDrafts: true }, silentProgress);
  return { tree: written ? readTree(outDir) : undefined, findings: diagnostics };
}

/** The files of a clean build, drafts included, or `undefined` if there are errors. */
export async function buildTree(siteDir: string, outDir: string): Promise<Tree | undefined> {
  return (await buildCleanly(siteDir, outDir)).tree;
}

/** The files in a folder. */
export function readTree(outDir: string): Tree {
  const entries = readdirSync(outDir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const places = entries.map((entry) => join(entry.parentPath, entry.name));
  const files = places.map((place) => [relative(outDir, place).split(sep).join('/'), contentsOf(place)] as const);
  return new Map(files.filter(([path]) => path !== outputMark).sort());
}

/** The files of a site in memory. */
export async function liveTree(site: { readonly state: Pick<LiveState, 'list' | 'read'> | undefined }): Promise<Tree> {
  const { state } = site;
  if (state === undefined) return new Map();
  const files: [string, string][] = [];
  for (const path of (await state.list()).sort()) {
    const file = await state.read(path);
    if (file === undefined) continue;
    files.push([path, 'place' in file ? contentsOf(file.place) : Buffer.from(file.contents).toString('latin1')]);
  }
  return new Map(files);
}

/** The paths of files that differ. */
export function differences(a: Tree, b: Tree): string[] {
  return [...new Set([...a.keys(), ...b.keys()])].filter((path) => a.get(path) !== b.get(path)).sort();
}

function contentsOf(place: string): string {
  return readFileSync(place, 'latin1');
}
