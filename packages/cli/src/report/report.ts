import { renderGithub } from './github.js';
import { renderJson } from './json.js';
import { renderPretty } from './pretty.js';
import type { ReportFormat } from './report-format.js';
import type { Reporter } from './reporter.js';

/** The reporters, by the name that `--format` takes. */
export const reporters = {
  pretty: renderPretty,
  json: renderJson,
  github: renderGithub,
} satisfies Record<ReportFormat, Reporter>;
