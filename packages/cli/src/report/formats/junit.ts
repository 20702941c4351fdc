import { type Group, placeText } from '@docsite/core';
import { type FindingGroup, groupByFile, groupFindings, groupMessage } from './group-findings.js';
import type { ReportContext, Reporter } from './reporter.js';
import { shownPath } from './shown-path.js';
import { printXml, type XmlNode } from './xml.js';

/**
 * A JUnit XML file: a suite for each file, a test case for each cause. A finding that fails the command is a failure,
 * any other a skipped test. Names contain no line numbers, so that services that compare reports can recognize
 * findings.
 */
export const renderJunit: Reporter = (diagnostics, context) => {
  const files = [...groupByFile(groupFindings(diagnostics)).values()];
  const suites = files.length === 0 ? [passedSuite] : files.map((groups) => suiteOf(groups, context));
  const totals = addCounts(suites.map(({ attributes }) => attributes));
  return printXml({ name: 'testsuites', attributes: { name: 'docsite', ...totals }, children: suites });
};

type Counts = Readonly<Record<'tests' | 'failures' | 'errors' | 'skipped' | 'time', number>>;

interface Suite extends XmlNode {
  readonly attributes: Counts & { readonly name: string };
}

/** Services consider a report without tests to be from a failed run. */
const passedSuite: Suite = {
  name: 'testsuite',
  attributes: { name: 'docsite', tests: 1, failures: 0, errors: 0, skipped: 0, time: 0 },
  children: [{ name: 'testcase', attributes: { classname: 'docsite', name: 'no findings', time: 0 } }],
};

function suiteOf(groups: Readonly<Group<FindingGroup>>, context: ReportContext): Suite {
  const path = pathOf(groups[0], context);
  const failures = groups.filter((group) => isFailure(group, context)).length;
  const counts = { tests: groups.length, failures, errors: 0, skipped: groups.length - failures, time: 0 };
  const taken = new Map<string, number>();
  const children = groups.map((group) => {
    const { rule, message } = group.first;
    const number = (taken.get(`${rule} ${message}`) ?? 0) + 1;
    taken.set(`${rule} ${message}`, number);
    return caseOf(group, { name: number === 1 ? message : `${message} (${number})`, file: path }, context);
  });
  return { name: 'testsuite', attributes: { name: path, ...counts }, children };
}

function caseOf(
  group: FindingGroup,
  { name, file }: { readonly name: string; readonly file: string },
  context: ReportContext,
): XmlNode {
  const { rule, severity, line, column, hint } = group.first;
  const message = groupMessage(group, context.siteDir);
  const places = [group.first, ...group.others].map((item) =>
    placeText({ ...item, file: shownPath(context.siteDir, item.file, context.root) }),
  );
  const details = [`${severity}: ${group.first.message}`, ...(hint === undefined ? [] : [`hint: ${hint}`]), ...places];
  const verdict = isFailure(group, context)
    ? { name: 'failure', attributes: { type: rule, message: `${file}:${line}:${column} ${message}` } }
    : { name: 'skipped', attributes: { message: `${severity}: ${file}:${line}:${column} ${message}` } };
  const attributes = { classname: `docsite.${rule}`, name, file, line, time: 0 };
  return { name: 'testcase', attributes, children: [{ ...verdict, text: details.join('\n') }] };
}

function isFailure({ first }: FindingGroup, { failsOnWarnings }: ReportContext): boolean {
  return first.severity === 'error' || failsOnWarnings === true;
}

function pathOf({ first }: FindingGroup, { siteDir, root }: ReportContext): string {
  return shownPath(siteDir, first.file, root);
}

function addCounts(counts: readonly Counts[]): Counts {
  const sum = (key: keyof Counts) => counts.reduce((total, item) => total + item[key], 0);
  return { tests: sum('tests'), failures: sum('failures'), errors: 0, skipped: sum('skipped'), time: 0 };
}
