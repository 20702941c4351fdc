import data from './releases.json' with { type: 'json' };
import type { AppRelease, Line, Release, Releases } from './schema.js';

const { lines, releases, app } = data as Releases;

export { app as appReleases, lines, releases };

/** The release of that version. Throws where there is none. */
export function releaseOf(version: string): Release {
  const release = releases.find((item) => item.version === version);
  if (release === undefined) throw new Error(`releases.json has no release ${version}`);
  return release;
}

/** The series of a release. Throws where it is not known. */
export function lineOf(name: string): Line {
  const line = lines.find((item) => item.line === name);
  if (line === undefined) throw new Error(`releases.json has no line ${name}`);
  return line;
}

/** When a release came out. The first one of a series came with it. */
export function dateOf({ version, line, date }: Release): string | undefined {
  return date ?? (version === line ? lineOf(line).released : undefined);
}

/** The releases of a series, the first one included, the oldest first. */
export function releasesOf(line: string): readonly Release[] {
  return releases.filter((release) => release.line === line);
}

/** The release of the app with that version. Throws where there is none. */
export function appReleaseOf(version: string): AppRelease {
  const release = app.find((item) => item.version === version);
  if (release === undefined) throw new Error(`releases.json has no release ${version} of the app`);
  return release;
}

/** The releases before and after one: those of its series, at its ends the first ones of the series beside it. */
export function neighboursOf(release: Release): { readonly previous?: Release; readonly next?: Release } {
  const series = releasesOf(release.line);
  const at = series.indexOf(release);
  const firsts = releases.filter(({ version, line }) => version === line);
  const line = firsts.findIndex((first) => first.line === release.line);
  const previous = series[at - 1] ?? firsts[line - 1];
  const next = series[at + 1] ?? firsts[line + 1];
  return { ...(previous && { previous }), ...(next && { next }) };
}

/** The first release of the newest series that a site of this release can be upgraded to in one step. */
export function reachOf({ line }: Release): Release | undefined {
  const firsts = releases.filter((release) => release.version === release.line);
  const at = (name: string) => firsts.findIndex((first) => first.line === name);
  return firsts
    .slice(at(line) + 1)
    .findLast(({ upgradeFrom }) => upgradeFrom !== undefined && at(upgradeFrom) <= at(line));
}

/** The short form of a series in branches and addresses: `39`, `310`, `400`. */
export function branchOf(line: string): string {
  const [major = '', minor = ''] = line.split('.');
  return major + (Number(major) < 4 ? minor : minor.padStart(2, '0'));
}

/** Address of the page of a release. */
export function pageOf({ version, line }: Release): string {
  return version === line ? `/general/releases/${line}` : `/general/releases/${line}/${version}`;
}

/** Address of the page of a release of the app. */
export function appPageOf({ path }: AppRelease): string {
  return `/general/app_releases/${path}`;
}
