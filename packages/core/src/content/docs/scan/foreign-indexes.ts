import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { compareText, type Finding, finding, placeOf } from '../../../diagnostic.js';
import { underscored } from '../../../scan/folder-walks.js';
import { listContent, type ScanContext } from '../../../scan/scan-context.js';
import type { SourceRef, SourceRoot } from '../../../scan/source-root.js';

/**
 * Reports files named `_index.md` that are pages of folders in Hugo, and are left out here like all names that begin
 * with `_`: once for all of them. Those without a title in front matter may be partials.
 */
export async function reportForeignIndexes(
  context: ScanContext,
  root: SourceRoot,
  ignore: readonly string[],
): Promise<Finding[]> {
  const refs = await listHugoIndexes({ ...context, findings: [] }, root, ignore);
  const paths = refs.map(({ path }) => path).filter((path) => hasTitle(join(context.siteDir, path)));
  const [first] = paths.sort(compareText);
  if (first === undefined) return [];
  const others = paths.length === 1 ? '' : `, and ${paths.length - 1} more of this name`;
  const message = `'${first}'${others} makes no page, because names that begin with _ are those of partials`;
  const hint =
    "rename such a file to `index.md` to make it the page of its folder, or set `slugs: 'hugo'` for its docs";
  return [{ ...finding('foreign-syntax', placeOf(first), message, hint), cause: '_index.md' }];
}

/** The files named `_index.md`, perhaps with a language, if those that begin with `_` are left out. */
export async function listHugoIndexes(
  context: ScanContext,
  root: SourceRoot,
  ignore: readonly string[],
): Promise<SourceRef[]> {
  if (!ignore.includes(underscored)) return [];
  const { own = '', original = '', others = [] } = root.suffixes ?? {};
  return listContent(context, root, {
    patterns: ['', own, original, ...others].map((suffix) => `**/_index${suffix}.{md,mdx}`),
    ignore: ignore.filter((pattern) => pattern !== underscored),
  });
}

/** The number of bytes at the beginning of a file in which its title is looked for. */
const titleWithin = 2000;

function hasTitle(file: string): boolean {
  const buffer = Buffer.alloc(titleWithin);
  const handle = openSync(file, 'r');
  try {
    const text = buffer.subarray(0, readSync(handle, buffer)).toString('utf8');
    const [, front = ''] = /^\uFEFF?(?:---|\+\+\+)[ \t]*\r?\n([\s\S]*?)(?:\n(?:---|\+\+\+)|$)/.exec(text) ?? [];
    return /^title[ \t]*[:=]/m.test(front);
  } finally {
    closeSync(handle);
  }
}
