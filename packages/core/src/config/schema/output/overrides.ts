import * as z from 'zod';
import { globProblem } from '../../path-globs.js';

const severity = z.enum(['error', 'warning', 'ignore']);

/** Severities by rule name. */
export const rulesSchema = z.record(z.string(), severity);

const glob = z.string().superRefine((text, context) => {
  const problem = globProblem(text);
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
});

/** Severities for some files. */
export const overrideSchema = z.strictObject({
  /**
   * Files that the findings are in: paths and glob patterns relative to the site folder. A folder includes everything
   * in it.
   *
   * @example ['docs/archive', 'docs/4.*']
   */
  files: z.array(glob, 'expected a list of patterns').min(1, 'expected a pattern'),
  /**
   * Severity of rules in these files.
   *
   * @example { 'broken-link': 'warning' }
   */
  rules: rulesSchema,
});
