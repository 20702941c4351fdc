import { count } from './counts.js';

export interface IssueListProps {
  /** Project of the tracker. */
  readonly project: 'MDL' | 'MOBILE';
  readonly issues: readonly number[];
}

/** Shown at once; longer lists are folded. */
const mostShown = 40;

/** Issues as links to the tracker, those of one thousand numbers together. */
export function IssueList({ project, issues }: IssueListProps) {
  const groups = groupsOf(issues).map((group) => (
    <p key={group[0]} className={project === 'MDL' ? 'issues' : 'issues issues-of-app'}>
      {group.map((number) => [
        <a key={number} href={`https://tracker.moodle.org/browse/${project}-${number}`}>
          {`${project}-${number}`}
        </a>,
        ' ',
      ])}
    </p>
  ));
  if (issues.length <= mostShown) return groups;
  return (
    <details>
      <summary>Show all {count(issues.length, 'issue')}</summary>
      {groups}
    </details>
  );
}

function groupsOf(issues: readonly number[]): (readonly number[])[] {
  const groups = new Map<number, number[]>();
  for (const issue of issues) {
    const thousand = Math.floor(issue / 1000);
    groups.set(thousand, [...(groups.get(thousand) ?? []), issue]);
  }
  return joinSmall([...groups.values()]);
}

/** Groups of few issues stand with the one before them, so that no line holds but one or two. */
function joinSmall(groups: readonly (readonly number[])[]): (readonly number[])[] {
  const joined: (readonly number[])[] = [];
  for (const group of groups) {
    const last = joined.at(-1);
    if (last !== undefined && last.length < 6) joined[joined.length - 1] = [...last, ...group];
    else joined.push(group);
  }
  return joined;
}
