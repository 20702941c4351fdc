import { asQuestion, didYouMean } from '../../suggest/did-you-mean.js';
import type { Issue } from './union-branch.js';

/** What was probably meant by a value, if it resembles one that its schema knows, or what the schema advises. */
export function issueHint(issue: Issue, value: unknown): string | undefined {
  if (issue.code === 'custom') return issue.params?.hint === undefined ? undefined : String(issue.params.hint);
  if (value === true && /^expected the options of .* or false$/.test(issue.message))
    return 'write `{}` to use it with the defaults';
  if (typeof value === 'string' && issue.message.startsWith('expected a plugin function'))
    return `import it, and write the imported name without quotes: \`import plugin from '${value}';\``;
  if (typeof value !== 'string' || value === '') return undefined;
  const known = knownValues(issue).map(String);
  return didYouMean(value, known) ?? asQuestion(known.find((name) => name.startsWith(value.toLowerCase())));
}

function knownValues(issue: Issue): readonly unknown[] {
  if (issue.code === 'invalid_value') return issue.values;
  return issue.code === 'invalid_union' && 'options' in issue ? (issue.options ?? []) : [];
}
