import { readPackage } from '@docsite/core';
import { dependencyOf, installedFolder } from './installed-package.js';

/** The major and minor number of Docusaurus's version; `major` is absent if the version is unknown. */
export interface DocusaurusVersion {
  readonly major?: number;
  readonly minor?: number;
}

/** Whether a version is known to be older than another one. */
export function isBefore({ major, minor = 0 }: DocusaurusVersion, otherMajor: number, otherMinor = 0): boolean {
  return major !== undefined && (major < otherMajor || (major === otherMajor && minor < otherMinor));
}

/**
 * The approximate number of the first canary build of Docusaurus 3. The versions of canary builds are 0.0.0 and a
 * number.
 */
const firstCanaryOf3 = 5500;

/** The version of Docusaurus that a site uses: the installed one, or else that in its `package.json`. */
export function docusaurusVersion(siteDir: string): DocusaurusVersion {
  const written = writtenVersion(siteDir);
  const [, canary] = /^0\.0\.0-(\d+)/.exec(written) ?? [];
  if (canary !== undefined) return Number(canary) < firstCanaryOf3 ? { major: 2 } : {};
  const [, major, minor] = /^(\d+)(?:\.(\d+))?/.exec(written) ?? [];
  return { ...(major !== undefined && { major: Number(major) }), ...(minor !== undefined && { minor: Number(minor) }) };
}

/** Whether a site uses Docusaurus 2, which reads MDX 1. */
export function isDocusaurus2(siteDir: string): boolean {
  return docusaurusVersion(siteDir).major === 2;
}

/** Whether a site's Docusaurus reads numbers before file names as positions, which it does since 2.0.0-alpha.73. */
export function readsNumberPrefixes(siteDir: string): boolean {
  const [, alpha] = /^2\.0\.0-alpha\.(\d+)/.exec(writtenVersion(siteDir)) ?? [];
  return alpha === undefined || Number(alpha) >= 73;
}

/** Whether a site's Docusaurus writes dates of last changes in numbers, as it did before 2.0.0-beta.22. */
export function writesDatesInNumbers(siteDir: string): boolean {
  const [, stage, number] = /^2\.0\.0-(alpha|beta)\.(\d+)/.exec(writtenVersion(siteDir)) ?? [];
  return stage === 'alpha' || (stage === 'beta' && Number(number) < 22);
}

/** The version as text, without range operators; empty if unknown. */
export function writtenVersion(siteDir: string): string {
  const wanted = dependencyOf(siteDir, '@docusaurus/core');
  const folder = installedFolder('@docusaurus/core', siteDir);
  const installed = folder && readPackage(folder).version;
  return String(installed ?? wanted ?? '').replace(/^\D+/, '');
}
