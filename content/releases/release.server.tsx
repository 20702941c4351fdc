import type { ServerComponentProps } from 'docsite/theme';
import type { ReactNode } from 'react';
import { count } from './counts.js';
import { formatDate, formatShortDate } from './dates.js';
import { Facts } from './facts.js';
import { IssueList } from './issue-list.js';
import { dateOf, lineOf, neighboursOf, pageOf, reachOf, releaseOf, releasesOf } from './releases.js';
import type { Line, Release } from './schema.js';
import { ApiChanges, UserDocs } from './series-links.js';
import { type Support, supportOn } from './support.js';
import { SupportBadge } from './support-badge.js';
import { trackerSearchOf } from './tracker.js';

interface ReleaseProps extends ServerComponentProps {
  /** Such as `4.0` or `4.0.2`. */
  readonly version: string;
}

/** The notes of older series do not refer to the tracker. */
const firstTracked = '2006';
/** The notes of older series do not refer to the user documentation and to `upgrade.txt`. */
const firstDocumented = '2012-06';

/** What opens the page of a release: what it is, when it came, whether it is supported, and its neighbours. */
export function ReleaseIntro({ version, today }: ReleaseProps) {
  const release = releaseOf(version);
  const line = lineOf(release.line);
  const support = supportOn(line, today);
  const { previous, next } = neighboursOf(release);
  const reach = reachOf(release);
  const isDocumented = version === line.line && line.released >= firstDocumented;
  return (
    <>
      <p>{summaryOf(release)}</p>
      <Facts
        facts={[
          release.build === undefined ? undefined : ['Build', <code key="build">{release.build}</code>],
          ['Support', <SupportFact key="support" line={line} support={support} />],
          reach && ['Upgrade to', <ReachFact key="reach" reach={reach} />],
          isDocumented ? ['User docs', <UserDocs key="docs" line={version} />] : undefined,
          isDocumented ? ['APIs', <ApiChanges key="apis" line={version} />] : undefined,
          previous && ['Previous', <ReleaseLink key="previous" release={previous} />],
          next && ['Next', <ReleaseLink key="next" release={next} />],
        ]}
      />
    </>
  );
}

/** What ends the page of a release: requirements, later releases, advisories and fixed issues, as far as there are any. */
export function ReleaseDetails({ version }: ReleaseProps) {
  const release = releaseOf(version);
  return (
    <>
      <Requirements release={release} />
      {release.version === release.line && <Patches line={release.line} />}
      <Advisories release={release} />
      <FixedIssues release={release} />
    </>
  );
}

function ReleaseLink({ release }: { readonly release: Release }) {
  return <a href={pageOf(release)}>Moodle {release.version}</a>;
}

function summaryOf(release: Release): string {
  const { version, line, advisories, fixedIssues } = release;
  const date = dateOf(release);
  const day = date === undefined ? '' : ` on ${formatDate(date)}`;
  const series = `Moodle ${line}${lineOf(line).lts ? ' (LTS)' : ''}`;
  const contents = [
    advisories.length > 0 && count(advisories.length, 'security advisory', 'security advisories'),
    fixedIssues.length > 0 && count(fixedIssues.length, 'fixed issue'),
    advisories.length > 0 && fixedIssues.length === 0 && 'no other issues',
  ].filter(Boolean);
  const list = contents.length === 0 ? '' : ` Its notes list ${contents.join(' and ')}.`;
  if (version === line) return `${series} was released${day}.${list}`;
  return `Moodle ${version} is a minor release of ${series}, published${day}.${list}`;
}

function SupportFact({ line, support }: { readonly line: Line; readonly support: Support }) {
  const texts: Readonly<Record<Support, ReactNode>> = {
    planned: `from ${formatDate(line.released)}`,
    general: `bug fixes until ${formatDate(line.generalSupportEnds)}, security fixes until ${formatDate(line.securitySupportEnds)}`,
    security: `until ${formatDate(line.securitySupportEnds)}`,
    ended: (
      <>
        since {formatDate(line.securitySupportEnds)}: move to a <a href="/general/releases">supported version</a>
      </>
    ),
  };
  return (
    <>
      <SupportBadge support={support} /> {texts[support]}
    </>
  );
}

function ReachFact({ reach }: { readonly reach: Release }) {
  return (
    <>
      <ReleaseLink release={reach} /> in one step
    </>
  );
}

function Requirements({
  release: { version, upgradeFrom, minimumPhp, minimumDatabases },
}: {
  readonly release: Release;
}) {
  if (minimumPhp === undefined && minimumDatabases === undefined && upgradeFrom === undefined) return null;
  return (
    <>
      <h2>Requirements of Moodle {version}</h2>
      <table>
        <thead>
          <tr>
            <th>Component</th>
            <th>Minimum version</th>
          </tr>
        </thead>
        <tbody>
          {upgradeFrom !== undefined && <Requirement name="Moodle, to upgrade from" version={upgradeFrom} />}
          {minimumPhp !== undefined && <Requirement name="PHP" version={minimumPhp} />}
          {Object.entries(minimumDatabases ?? {}).map(([name, least]) => (
            <Requirement key={name} name={name} version={least} />
          ))}
        </tbody>
      </table>
    </>
  );
}

function Requirement({ name, version }: { readonly name: string; readonly version: string }) {
  return (
    <tr>
      <td>{name}</td>
      <td>{version}</td>
    </tr>
  );
}

/** The minor releases of a series, with the counts that one of them has. */
function Patches({ line }: { readonly line: string }) {
  const [, ...patches] = releasesOf(line);
  if (patches.length === 0) return null;
  const counts = countColumns.filter(({ key }) => patches.some((patch) => patch[key].length > 0));
  return (
    <>
      <h2>Minor releases</h2>
      <table className="patches">
        <thead>
          <tr>
            <th>Version</th>
            <th>Released</th>
            {counts.map(({ key, name }) => (
              <th key={key}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {patches.toReversed().map((patch) => (
            <tr key={patch.version}>
              <td>
                <a href={pageOf(patch)}>{patch.version}</a>
              </td>
              <td>{patch.date === undefined ? '–' : formatShortDate(patch.date)}</td>
              {counts.map(({ key }) => (
                <td key={key}>{patch[key].length || '–'}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

const countColumns = [
  { key: 'advisories', name: 'Advisories' },
  { key: 'fixedIssues', name: 'Fixed issues' },
] as const;

function Advisories({ release: { advisories } }: { readonly release: Release }) {
  if (advisories.length === 0) return null;
  return (
    <>
      <h2>Security advisories</h2>
      <p>
        {advisories.length === 1 ? 'The advisory is' : 'The advisories are'} published with the other{' '}
        <a href="https://moodle.org/security/">security announcements</a>, under{' '}
        {advisories.length === 1 ? 'this number' : 'these numbers'}:
      </p>
      <ul className="advisories">
        {advisories.map((advisory) => (
          <li key={advisory}>{advisory}</li>
        ))}
      </ul>
    </>
  );
}

function FixedIssues({ release }: { readonly release: Release }) {
  const { version, line, fixedIssues } = release;
  const search = lineOf(line).released >= firstTracked && trackerSearchOf('MDL', version);
  if (fixedIssues.length === 0 && !search) return null;
  return (
    <>
      <h2>Fixed issues</h2>
      <p>
        {fixedIssues.length === 0 ? 'The notes name no issues.' : 'These are the issues that the notes name.'}
        {search && (
          <>
            {' '}
            The tracker lists <a href={search}>all that were fixed in {version}</a>, with their titles.
          </>
        )}
      </p>
      <IssueList project="MDL" issues={fixedIssues} />
    </>
  );
}
