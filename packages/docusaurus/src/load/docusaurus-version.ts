import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface PackageFile {
  readonly version?: unknown;
  readonly dependencies?: Readonly<Record<string, unknown>>;
  readonly devDependencies?: Readonly<Record<string, unknown>>;
}

/** Whether a site is built with Docusaurus 2, which reads MDX 1: by what is installed, else by what its package asks for. */
export function isDocusaurus2(siteDir: string): boolean {
  const { dependencies, devDependencies } = readPackage(join(siteDir, 'package.json'));
  const installed = readPackage(join(siteDir, 'node_modules/@docusaurus/core/package.json')).version;
  const wanted = { ...devDependencies, ...dependencies }['@docusaurus/core'];
  return /^\D*2(?:\.|$)/.test(String(installed ?? wanted ?? ''));
}

function readPackage(file: string): PackageFile {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
  } catch {
    return {};
  }
}
