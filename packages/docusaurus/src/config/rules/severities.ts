import type { Severity } from '@docsite/core';

/** The severities that Docusaurus's reactions to mistakes stand for. */
export const severities: Readonly<Record<string, Severity>> = {
  throw: 'error',
  warn: 'warning',
  log: 'warning',
  // of previews of Docusaurus 2, which only print such mistakes in red
  error: 'warning',
  ignore: 'ignore',
};
