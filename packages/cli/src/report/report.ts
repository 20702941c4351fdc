import { renderGithub } from './github.js';
import { renderJson } from './json.js';
import { renderJunit } from './junit.js';
import { renderPretty } from './pretty.js';
import type { ReportFormat } from './report-format.js';
import type { Reporter } from './reporter.js';
import { renderSarif } from './sarif.js';

/** The reporters, by value of `--format`. */
export const reporters = {
  pretty: renderPretty,
  github: renderGithub,
  json: renderJson,
  sarif: renderSarif,
  junit: renderJunit,
} satisfies Record<ReportFormat, Reporter>;
