import { describedRules } from '@docsite/checker';
import type { Diagnostic } from '@docsite/core';
import { version } from '../../own-package/version.js';
import type { Reporter } from './reporter.js';
import { documentation, rulePages } from './rule-page.js';
import { shownPath } from './shown-path.js';

/** The symbolic name of the folder that files are relative to, as known by services that read SARIF. */
const rootId = '%SRCROOT%';

/**
 * A log in the Static Analysis Results Interchange Format, version 2.1.0, with one result per place. See
 * https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html
 */
export const renderSarif: Reporter = (diagnostics, { siteDir, root }) => {
  const indexes = new Map(describedRules.map(({ name }, index) => [name, index]));
  const driver = {
    name: 'docsite',
    semanticVersion: version,
    informationUri: documentation,
    rules: describedRules.map(describe),
  };
  const run = {
    tool: { driver },
    originalUriBaseIds: {
      [rootId]: { description: { text: 'The root of the repository, or else the folder that docsite was run in.' } },
    },
    columnKind: 'utf16CodeUnits',
    results: diagnostics.map((item) => resultOf(item, indexes.get(item.rule), shownPath(siteDir, item.file, root))),
  };
  const log = { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
  return JSON.stringify(log, undefined, 2);
};

function describe({ name, description, defaultSeverity }: (typeof describedRules)[number]) {
  const help = `${rulePages}/${name}`;
  return {
    id: name,
    shortDescription: { text: description },
    fullDescription: { text: description },
    help: {
      text: `${description} See ${help}`,
      markdown: `${description} [What it finds and how to fix it](${help}).`,
    },
    helpUri: help,
    defaultConfiguration: { level: defaultSeverity === 'ignore' ? 'none' : defaultSeverity },
    properties: { tags: ['documentation'], 'problem.severity': defaultSeverity === 'error' ? 'error' : 'warning' },
  };
}

function resultOf(
  { rule, severity, message, hint, line, column }: Diagnostic,
  ruleIndex: number | undefined,
  path: string,
) {
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: hint === undefined ? message : `${message}\nhint: ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: uriOf(path), uriBaseId: rootId },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  };
}

/** A path as a relative URI: special characters in names, such as a colon in the first segment, are escaped. */
function uriOf(path: string): string {
  const wellFormed = path.replace(/\p{Cs}/gu, '\uFFFD');
  return wellFormed.split('/').map(encodeURIComponent).join('/');
}
