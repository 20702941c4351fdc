import { renderGithub } from './formats/github.js';
import { renderJson } from './formats/json.js';
import { renderJunit } from './formats/junit.js';
import { renderPretty } from './formats/pretty.js';
import type { ReportFormat } from './formats/report-format.js';
import type { Reporter } from './formats/reporter.js';
import { renderSarif } from './formats/sarif.js';

/** The reporters, by value of `--format`. */
export const reporters = {
  pretty: renderPretty,
  github: renderGithub,
  json: renderJson,
  sarif: renderSarif,
  junit: renderJunit,
} satisfies Record<ReportFormat, Reporter>;
