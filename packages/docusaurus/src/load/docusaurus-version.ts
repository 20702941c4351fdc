import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

interface PackageFile {
  readonly version?: unknown;
  readonly dependencies?: Readonly<Record<string, unknown>>;
  readonly devDependencies?: Readonly<Record<string, unknown>>;
}

/** Whether a site is built with Docusaurus 2, which reads MDX 1. */
export function isDocusaurus2(siteDir: string): boolean {
  return docusaurusVersion(siteDir).major === 2;
}

/** The numbers that a version of Docusaurus begins with; `major` is absent where no version is known. */
export interface DocusaurusVersion {
  readonly major?: number;
  readonly minor?: number;
}

/** Whether a version is known to be before another one. */
export function isBefore({ major, minor = 0 }: DocusaurusVersion, otherMajor: number, otherMinor = 0): boolean {
  return major !== undefined && (major < otherMajor || (major === otherMajor && minor < otherMinor));
}

/** The version of Docusaurus that a site is built with: of what is installed, else of what its package asks for. */
export function docusaurusVersion(siteDir: string): DocusaurusVersion {
  const [, major, minor] = /^(\d+)(?:\.(\d+))?/.exec(writtenVersion(siteDir)) ?? [];
  return { ...(major !== undefined && { major: Number(major) }), ...(minor !== undefined && { minor: Number(minor) }) };
}

/** The same as text, without what a range begins with; empty where nothing says it. */
export function writtenVersion(siteDir: string): string {
  const wanted = dependencyOf(siteDir, '@docusaurus/core');
  return String(installedVersion(siteDir) ?? wanted ?? '').replace(/^\D+/, '');
}

/** The range of versions in which the package of a site depends on another; absent where it does not. */
export function dependencyOf(siteDir: string, name: string): unknown {
  const { dependencies, devDependencies } = readPackage(join(siteDir, 'package.json'));
  return { ...devDependencies, ...dependencies }[name];
}

/** A workspace may have installed it in a folder above. */
function installedVersion(folder: string): unknown {
  const { version } = readPackage(join(folder, 'node_modules/@docusaurus/core/package.json'));
  return version ?? (dirname(folder) === folder ? undefined : installedVersion(dirname(folder)));
}

function readPackage(file: string): PackageFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
  } catch {
    return {};
  }
}
