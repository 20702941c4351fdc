import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { type Finding, finding, type Place } from '../diagnostic.js';
import { didYouMean } from '../did-you-mean.js';
import type { SourceRef } from './scan-site.js';

const link = z.union([
  z.strictObject({ type: z.literal('doc'), id: z.string() }),
  z.strictObject({
    type: z.literal('generated-index'),
    slug: z.string().optional(),
    title: z.string().optional(),
    description: z.string().optional(),
    keywords: z.array(z.string()).optional(),
    image: z.string().optional(),
  }),
  z.null(),
]);

const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  description: z.string().optional(),
  className: z.string().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  link: link.optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
});

/** What a `_category_` file says of its folder. */
export type CategoryMetadata = z.output<typeof categorySchema>;

export interface CategoryFile {
  /** Folder relative to the content root; empty for the root. */
  readonly folder: string;
  readonly metadata: CategoryMetadata;
  readonly place: Place;
}

/** Reads `_category_.yml` or `_category_.json`; one that cannot be used is told. */
export function readCategoryFile(siteDir: string, ref: SourceRef, findings: Finding[]): CategoryFile | undefined {
  const folder = posix.dirname(ref.relative);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(join(siteDir, ref.path), 'utf8'), { lineCounter: lines, prettyErrors: false });
  const error = document.errors[0];
  if (error !== undefined) {
    const { line, col } = lines.linePos(error.pos[0]);
    findings.push(finding('category-file', { file: ref.path, line, column: col }, `cannot read the category file: ${error.message}`, 'it holds YAML, or JSON'));
    return undefined;
  }
  const result = categorySchema.safeParse(document.toJS() ?? {});
  const place = { file: ref.path, line: 1, column: 1 };
  if (result.success) return { folder: folder === '.' ? '' : folder, metadata: result.data, place };
  for (const issue of result.error.issues) findings.push(explain(issue, place));
  return undefined;
}

function explain(issue: z.core.$ZodIssue, place: Place): Finding {
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] as string;
    return finding('category-file', place, `unknown key '${key}' in the category file`, didYouMean(key, Object.keys(categorySchema.shape)));
  }
  return finding('category-file', place, `category file '${issue.path.join('.')}': ${issue.message.replace(/^Invalid input: /, '')}`);
}
