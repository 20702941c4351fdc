import type { Finding } from '@docsite/core';

/** Each of some findings once: the builds for the server and for browsers report the same ones. */
export function distinctFindings(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
}
