import { join } from 'node:path';
import {
  codeEnding,
  codeSuppressions,
  type Diagnostic,
  type Document,
  type Site,
  type SuppressionUse,
} from '@docsite/core';
import { readText } from '@docsite/core/process';

/** A checked site and its findings. */
export interface CheckedContent {
  /** Absolute. */
  readonly siteDir: string;
  readonly site: Site;
  readonly documents: Readonly<Record<string, Pick<Document, 'suppressions'>>>;
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * The comments that suppress findings: in documents, and in the code of React pages and of other files with findings.
 */
export function collectSuppressions({ siteDir, site, documents, diagnostics }: CheckedContent): SuppressionUse[] {
  const pages = site.pages.flatMap((page) => ('source' in page ? [page.source] : []));
  const files = new Set([...pages, ...diagnostics.map(({ file }) => file)].filter((file) => codeEnding.test(file)));
  return [
    ...Object.values(documents).flatMap(({ suppressions = [] }) => suppressions),
    ...[...files].flatMap((file) => codeSuppressions(readText(join(siteDir, file)) ?? '', file)),
  ];
}
