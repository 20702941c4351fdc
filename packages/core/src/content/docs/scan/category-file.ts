import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import * as z from 'zod';
import { valueAt } from '../../../config/keys/key-path.js';
import { inPlainWords } from '../../../config/keys/schema-words.js';
import { type Issue, innermostIssues } from '../../../config/keys/union-branch.js';
import { type Finding, finding, type Place } from '../../../diagnostic.js';
import type { SourceRef } from '../../../scan/source-root.js';
import { didYouMean } from '../../../suggest/did-you-mean.js';
import { propertiesOf } from '../../../values/properties-of.js';
import { YamlError, type YamlPlaces, yamlPlaces } from '../../../yaml/yaml-text.js';
import { explainValue, parseDataFile } from '../../data-file.js';
import { categoryLink } from './category-link-schema.js';

const categorySchema = z.strictObject({
  label: z.string().optional(),
  position: z.number().optional(),
  description: z.string().optional(),
  className: z.string().optional(),
  key: z.string().optional(),
  collapsible: z.boolean().optional(),
  collapsed: z.boolean().optional(),
  link: categoryLink.nullable().optional(),
  customProps: z.record(z.string(), z.unknown()).optional(),
});

/** The validated contents of a `_category_` file. */
export type CategoryMetadata = z.output<typeof categorySchema>;

/** A `_category_` file. */
export interface CategoryFile {
  /** Folder relative to the content root; empty for the root. */
  readonly folder: string;
  readonly metadata: CategoryMetadata;
  readonly place: Place;
  /** Where the file describes the page that lists the folder's contents; absent if it does not. */
  readonly indexPlace?: Place;
}

/** Reads `_category_.yml` or `_category_.json`; reports a file that cannot be used. */
export function readCategoryFile(siteDir: string, ref: SourceRef, findings: Finding[]): CategoryFile | undefined {
  const folder = posix.dirname(ref.relative);
  const text = readFileSync(join(siteDir, ref.path), 'utf8');
  try {
    const value = parseDataFile(text, ref.path) ?? {};
    const isTyped = !hasUntypedLink(value);
    const result = categorySchema.safeParse(isTyped ? value : { ...value, link: null }, inPlainWords);
    if (!isTyped) findings.push(untypedLink({ file: ref.path, ...yamlPlaces(text)(['link'], 'key') }));
    if (result.success) {
      const hasIndex = result.data.link?.type === 'generated-index';
      return {
        folder: folder === '.' ? '' : folder,
        metadata: result.data,
        place: { file: ref.path, line: 1, column: 1 },
        ...(hasIndex && { indexPlace: { file: ref.path, ...yamlPlaces(text)(['link'], 'key') } }),
      };
    }
    const placeOf = yamlPlaces(text);
    const issues = innermostIssues(result.error.issues);
    findings.push(...issues.map((issue) => explain(issue, valueAt(value, issue.path), { file: ref.path, placeOf })));
  } catch (error) {
    if (!(error instanceof YamlError)) throw error;
    const place = { file: ref.path, line: error.line, column: error.column };
    findings.push(finding('category-file', place, `cannot read the category file: ${error.message}`, error.hint));
  }
  return undefined;
}

/** Whether a link says neither `doc` nor `generated-index`. In Docusaurus such a category has no page. */
function hasUntypedLink(value: unknown): value is { readonly link: object } {
  const { link } = propertiesOf(value);
  return typeof link === 'object' && link !== null && !('type' in link);
}

function untypedLink(place: Place): Finding {
  const hint = 'write `type: generated-index` for a page that lists the entries, or remove `link`';
  return finding('category-file', place, "category file 'link' has no type: the category has no page", hint);
}

interface YamlFile {
  readonly file: string;
  readonly placeOf: YamlPlaces;
}

function explain(issue: Issue, written: unknown, { file, placeOf }: YamlFile): Finding {
  if (issue.code === 'unrecognized_keys') {
    const key = issue.keys[0] as string;
    const place = { file, ...placeOf([...issue.path, key], 'key') };
    return finding(
      'category-file',
      place,
      `unknown key '${key}' in the category file`,
      didYouMean(key, Object.keys(categorySchema.shape)),
    );
  }
  const key = issue.path.length === 0 ? '' : ` '${issue.path.join('.')}'`;
  const { reason, hint } = explainValue(issue, written, file);
  return finding('category-file', { file, ...placeOf(issue.path) }, `category file${key}: ${reason}`, hint);
}
