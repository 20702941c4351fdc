import type { ServerComponentProps } from 'docsite/theme';
import { count } from './counts.js';
import { formatDate, formatShortDate } from './dates.js';
import { Facts } from './facts.js';
import { IssueList } from './issue-list.js';
import { appPageOf, appReleaseOf, appReleases } from './releases.js';
import type { AppRelease } from './schema.js';

interface AppReleaseProps extends ServerComponentProps {
  /** Such as `4.0.1`. */
  readonly version: string;
}

/** The app had another name before version 3.5. */
function nameOf({ version }: AppRelease): string {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major > 3 || (major === 3 && minor >= 5) ? `Moodle App ${version}` : `Moodle Mobile ${version}`;
}

/** What opens the page of a release of the app. */
export function AppReleaseIntro({ version }: AppReleaseProps) {
  const release = appReleaseOf(version);
  const at = appReleases.indexOf(release);
  const [previous, next] = [appReleases[at - 1], appReleases[at + 1]];
  const name = nameOf(release);
  const issues = count(release.fixedIssues.length, 'closed issue');
  const summary =
    release.date === undefined
      ? `The notes of ${name} list ${issues}.`
      : `${name} was published on ${formatDate(release.date)}. Its notes list ${issues}.`;
  return (
    <>
      <p>{summary}</p>
      <Facts
        facts={[
          previous && ['Previous', <AppReleaseLink key="previous" release={previous} />],
          next && ['Next', <AppReleaseLink key="next" release={next} />],
        ]}
      />
    </>
  );
}

function AppReleaseLink({ release }: { readonly release: AppRelease }) {
  return <a href={appPageOf(release)}>{nameOf(release)}</a>;
}

/** The issues that a release of the app closes. */
export function AppReleaseIssues({ version }: AppReleaseProps) {
  const { fixedIssues } = appReleaseOf(version);
  if (fixedIssues.length === 0) return null;
  return (
    <>
      <h2>Closed issues</h2>
      <p>Each number leads to the issue in the tracker (project MOBILE).</p>
      <IssueList project="MOBILE" issues={fixedIssues} />
    </>
  );
}

/** The table of all releases of the app, the newest first. */
export function AppReleases() {
  return (
    <table className="patches">
      <thead>
        <tr>
          <th>Version</th>
          <th>Published</th>
          <th>Closed issues</th>
        </tr>
      </thead>
      <tbody>
        {appReleases.toReversed().map((release) => (
          <tr key={release.version}>
            <td>
              <AppReleaseLink release={release} />
            </td>
            <td>{release.date === undefined ? '–' : formatShortDate(release.date)}</td>
            <td>{release.fixedIssues.length || '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
