import { branchOf } from './releases.js';

interface SeriesProps {
  readonly line: string;
}

/** Where the user documentation shows a series. */
export function UserDocs({ line }: SeriesProps) {
  const docs = `https://docs.moodle.org/${branchOf(line)}/en`;
  return (
    <>
      <a href={`${docs}/New_features`}>new features</a>, <a href={`${docs}/Upgrading`}>upgrading</a>
    </>
  );
}

/** Where the code of a series says which functions and classes changed. */
export function ApiChanges({ line }: SeriesProps) {
  const file = `https://github.com/moodle/moodle/blob/MOODLE_${branchOf(line)}_STABLE/lib/upgrade.txt`;
  return (
    <>
      changes in <a href={file}>lib/upgrade.txt</a> and in the files of that name of other components
    </>
  );
}
