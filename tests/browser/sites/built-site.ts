import { createHash, randomUUID } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from '@jest/globals';
import { writeFiles } from '../../folder.js';
import { endSite, runCommand, serveSite } from '../../run-docsite.js';

/** A small site of a test, built and served by the commands. */
export interface BuiltSite {
  /** Its origin, such as `http://localhost:41234`. */
  readonly origin: string;
  readonly siteDir: string;
  readonly outDir: string;
  /** Writes files to the site folder and builds it again; the server shows the new site at once. */
  readonly rebuild: (files?: Readonly<Record<string, string>>) => Promise<void>;
}

const keptSites = join(process.env.DOCSITE_TEST_SHARED as string, 'kept');
const closers: (() => unknown)[] = [];
afterAll(async () => {
  for (const close of closers.splice(0)) await close();
});

/**
 * Builds and serves a site with these files, by path; it is removed when the tests of the file end. If another test
 * file has already built it, it is copied.
 */
export async function serveBuiltSite(files: Readonly<Record<string, string>>): Promise<BuiltSite> {
  const siteDir = mkdtempSync(join(tmpdir(), 'docsite-browser-'));
  closers.push(() => rmSync(siteDir, { recursive: true, force: true }));
  const outDir = join(siteDir, 'dist');
  const rebuild = async (changed: Readonly<Record<string, string>> = {}): Promise<void> => {
    writeFiles(siteDir, changed);
    const { exitCode, stdout, stderr } = await runCommand({ args: ['build'], cwd: siteDir });
    if (exitCode !== 0) throw new Error(`the build ended with ${exitCode}:\n${stdout}${stderr}`);
  };
  const kept = join(keptSites, createHash('sha256').update(JSON.stringify(files)).digest('hex'));
  if (existsSync(kept)) {
    writeFiles(siteDir, files);
    cpSync(kept, outDir, { recursive: true });
  } else {
    await rebuild(files);
    keep(outDir, kept);
  }
  const origin = await serveSite(siteDir, outDir);
  closers.unshift(() => endSite(origin));
  return { origin, siteDir, outDir, rebuild };
}

/** Stores a copy of a built site atomically. */
function keep(outDir: string, kept: string): void {
  const copy = `${kept}-${randomUUID()}`;
  cpSync(outDir, copy, { recursive: true });
  // another worker may have been faster: its copy is identical
  try {
    renameSync(copy, kept);
  } catch {
    rmSync(copy, { recursive: true });
  }
}
