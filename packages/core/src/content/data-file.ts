import { issueHint } from '../config/keys/issue-hint.js';
import { issueReason, yamlHint, yamlReason } from '../config/keys/issue-reason.js';
import type { Issue } from '../config/keys/union-branch.js';
import { JsonError, parseJson } from '../text/json-text.js';
import { parseYaml, YamlError } from '../yaml/yaml-text.js';

/**
 * Parses a YAML or JSON file in a content folder. JSON is read as YAML, as in Docusaurus, so that it may have comments;
 * only errors are those of its own syntax. Throws a `YamlError`.
 */
export function parseDataFile(text: string, path: string): unknown {
  try {
    return parseYaml(text, { rejectsTags: true });
  } catch (error) {
    throw (isJson(path) ? jsonFault(text) : undefined) ?? error;
  }
}

/** What a schema expected of a value in a file, and how to write it there. */
export function explainValue(issue: Issue, value: unknown, path: string): { reason: string; hint: string | undefined } {
  if (!isJson(path)) return { reason: yamlReason(issue, value), hint: yamlHint(issue, value) };
  const isGiven = issue.code === 'custom' || !issue.message.startsWith('expected ');
  return { reason: isGiven ? issue.message : issueReason(issue, value), hint: issueHint(issue, value) };
}

function isJson(path: string): boolean {
  return /\.json$/i.test(path);
}

/** The error of a text as JSON; undefined if it is valid JSON. */
function jsonFault(text: string): YamlError | undefined {
  try {
    parseJson(text);
  } catch (error) {
    if (!(error instanceof JsonError)) throw error;
    const hint = 'write keys and texts in double quotes, and one comma between two entries';
    return new YamlError(error.message, { hint, line: error.line, column: error.column });
  }
  return undefined;
}
