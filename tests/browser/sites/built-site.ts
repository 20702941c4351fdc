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
 * Builds and serves a site with these files, by path; it is removed when the tests of the file end. If another test has
 * already built a site with the same files, that is copied.
 */
export async function serveBuiltSite(files: Readonly<Record<string, string>>): Promise<BuiltSite> {
  const siteDir = mkdtempSync(join(tmpdir(), 'docsite-browser-'));
  closers.push(() => rmSync(siteDir, { recursive: true, force: true }));
  const outDir = join(siteDir, 'dist');
  const written: Record<string, string> = {};
  const rebuild = async (changed: Readonly<Record<string, string>> = {}): Promise<void> => {
    writeFiles(siteDir, changed);
    const kept = keptSite(Object.assign(written, changed));
    if (existsSync(kept)) {
      rmSync(outDir, { recursive: true, force: true });
      copySite(kept, outDir);
    } else {
      await build(siteDir);
      copySite(outDir, kept);
    }
  };
  await rebuild(files);
  const origin = await serveSite(siteDir, outDir);
  closers.unshift(() => endSite(origin));
  return { origin, siteDir, outDir, rebuild };
}

async function build(siteDir: string): Promise<void> {
  const { exitCode, stdout, stderr } = await runCommand({ args: ['build'], cwd: siteDir });
  if (exitCode !== 0) throw new Error(`the build ended with ${exitCode}:\n${stdout}${stderr}`);
}

/** The folder that keeps the built site of these files. */
function keptSite(files: Readonly<Record<string, string>>): string {
  return join(keptSites, createHash('sha256').update(JSON.stringify(files)).digest('hex'));
}

/** Copies a built site to a folder that does not exist; it appears there in whole. */
function copySite(from: string, to: string): void {
  const copy = `${to}-${randomUUID()}`;
  cpSync(from, copy, { recursive: true });
  // another worker may have been faster: its copy is identical
  try {
    renameSync(copy, to);
  } catch {
    rmSync(copy, { recursive: true });
  }
}
