import { join } from 'node:path';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import type { Bundle } from '../../src/bundle/bundle.js';
import type { BundleOptions } from '../../src/bundle/bundle-options.js';
import { type BundleResult, createBundler } from '../../src/bundle/create-bundler.js';
import { livePages, optionsIn, theme, withLocale } from './bundle-fixture.js';
import { installCompilers } from './styles/style-sheets-fixture.js';

/** The texts of files, by path. */
export type Files = Readonly<Record<string, string>>;

/** A site whose files are edited, with its bundler. Paths are relative to the site folder. */
interface EditedSite {
  /** The bundle before the first edit. */
  readonly before: Bundle | undefined;
  readonly edit: (edits: Files) => Promise<BundleResult>;
  /** Writes files of which the bundler is not notified, relative to the folder that contains site and templates. */
  readonly writeUnseen: (edits: Files) => void;
  readonly isMadeOf: (path: string) => Promise<boolean>;
  /** Bundles the site with a new bundler. */
  readonly bundleAnew: () => Promise<BundleResult>;
}

/**
 * A site of files that has been bundled, with pages of these sources; `edit` writes files and bundles it again. As in a
 * served site, the bundler is notified of edits of modules, but not of documents.
 */
export async function makeEditedSite(
  own: Files,
  sources: readonly string[],
  settings: (siteDir: string) => Partial<BundleOptions> = () => ({}),
): Promise<EditedSite> {
  const entries = Object.entries(own).map(([path, contents]) => [`site/${path}`, contents]);
  const folder = makeFolder({ ...theme, ...Object.fromEntries(entries) });
  const given = optionsIn(folder, await livePages(sources, own));
  let options = { ...given, ...settings(given.siteDir) };
  let files = own;
  installCompilers(options.siteDir);
  const bundler = createBundler();
  const { bundle: before } = await bundler(options);
  const edit = async (edits: Files): Promise<BundleResult> => {
    writeFiles(options.siteDir, edits);
    files = { ...files, ...edits };
    options = { ...options, pages: await livePages(sources, files) };
    const changed = Object.keys(edits).filter((path) => !path.endsWith('.mdx'));
    if (changed.length > 0) bundler.refresh({ changed: changed.map((path) => join(options.siteDir, path)) });
    return bundler(options);
  };
  const writeUnseen = (edits: Files): void => writeFiles(folder, edits);
  const isMadeOf = (path: string) => bundler.isMadeOf([join(options.siteDir, path)]);
  const bundleAnew = () => createBundler()(withLocale(options, { serverDir: join(folder, 'anew') }));
  return { before, edit, writeUnseen, isMadeOf, bundleAnew };
}

/** Edits that are made one after another. */
interface RandomEdits {
  /** What each file may contain, by path. */
  readonly variants: Readonly<Record<string, readonly string[]>>;
  readonly count: number;
  /** A number below another. */
  readonly random: (below: number) => number;
  /** Chooses the files of an edit. */
  readonly choose: (paths: readonly string[]) => readonly string[];
}

/** Edits a site at random; the results of the edits, and those of a new bundler after each of them. */
export async function editAtRandom(
  { edit, bundleAnew }: EditedSite,
  { variants, count, random, choose }: RandomEdits,
): Promise<{ readonly edited: readonly unknown[]; readonly anew: readonly unknown[] }> {
  const [edited, anew]: [unknown[], unknown[]] = [[], []];
  for (let index = 0; index < count; index++) {
    const changed = choose(Object.keys(variants));
    const edits = Object.fromEntries(
      changed.map((path) => [path, variants[path]?.[random(variants[path]?.length ?? 0)] ?? '']),
    );
    edited.push([index, edits, shown(await edit(edits))]);
    anew.push([index, edits, shown(await bundleAnew())]);
  }
  return { edited, anew };
}

/** The bundle without the locations of its modules, and of those that it may no longer contain. */
export function shown({ bundle, findings }: BundleResult): unknown {
  const { serverEntry: _, serverPages: __, foreignFiles: ___, ...shared } = bundle ?? ({} as Partial<Bundle>);
  return { ...shared, findings };
}
