import type { ServerComponentProps } from 'docsite/theme';
import type { ReactNode } from 'react';
import { count } from './counts.js';
import { formatDate } from './dates.js';
import { Facts } from './facts.js';
import { IssueList } from './issue-list.js';
import { lineOf, neighboursOf, pageOf, releaseOf, releasesOf } from './releases.js';
import type { Line, Release } from './schema.js';
import { type Support, supportOn } from './support.js';
import { SupportBadge } from './support-badge.js';

interface ReleaseProps extends ServerComponentProps {
  /** Such as `4.0` or `4.0.2`. */
  readonly version: string;
}

/** What opens the page of a release: what it is, when it came, whether it is supported, and its neighbours. */
export function ReleaseIntro({ version, today }: ReleaseProps) {
  const release = releaseOf(version);
  const line = lineOf(release.line);
  const support = supportOn(line, today);
  const { previous, next } = neighboursOf(release);
  return (
    <>
      <p>{summaryOf(release)}</p>
      <Facts
        facts={[
          release.date === undefined ? undefined : ['Released', formatDate(release.date)],
          release.build === undefined ? undefined : ['Build', <code key="build">{release.build}</code>],
          ['Support', <SupportFact key="support" line={line} support={support} />],
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
  const date = release.date === undefined ? '' : ` on ${formatDate(release.date)}`;
  const contents = [
    release.advisories.length > 0 && count(release.advisories.length, 'security advisory', 'security advisories'),
    release.fixedIssues.length > 0 && count(release.fixedIssues.length, 'fixed issue'),
  ].filter(Boolean);
  const list = contents.length === 0 ? '' : ` Its notes list ${contents.join(' and ')}.`;
  if (release.version === release.line) return `Moodle ${release.version} was released${date}.${list}`;
  return `Moodle ${release.version} is a minor release of Moodle ${release.line}, published${date}.${list}`;
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
      {line.lts && 'Long-term support. '}
      <SupportBadge support={support} /> {texts[support]}
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

/** The minor releases of a series. */
function Patches({ line }: { readonly line: string }) {
  const [, ...patches] = releasesOf(line);
  if (patches.length === 0) return null;
  return (
    <>
      <h2>Minor releases</h2>
      <table>
        <thead>
          <tr>
            <th>Version</th>
            <th>Released</th>
            <th>Advisories</th>
            <th>Fixed issues</th>
          </tr>
        </thead>
        <tbody>
          {patches.toReversed().map((patch) => (
            <tr key={patch.version}>
              <td>
                <a href={pageOf(patch)}>{patch.version}</a>
              </td>
              <td>{patch.date === undefined ? '–' : formatDate(patch.date)}</td>
              <td>{patch.advisories.length || '–'}</td>
              <td>{patch.fixedIssues.length || '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

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

function FixedIssues({ release: { fixedIssues } }: { readonly release: Release }) {
  if (fixedIssues.length === 0) return null;
  return (
    <>
      <h2>Fixed issues</h2>
      <p>Each number leads to the issue in the tracker (project MDL).</p>
      <IssueList project="MDL" issues={fixedIssues} />
    </>
  );
}
