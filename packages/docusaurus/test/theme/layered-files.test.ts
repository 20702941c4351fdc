import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@jest/globals';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const defaults = join(root, 'templates/src');

/** Folders of layers, relative to the repository: those of features, and those that connect a site's components. */
const layers = ['templates/src', 'packages/docusaurus/theme/frame'].flatMap((folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(folder, name)),
);

/** The files of a layer that replace one of the default theme, by their paths in both. */
function replacedIn(layer: string): readonly string[] {
  const folder = join(root, layer);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => existsSync(join(defaults, file)) && layer !== join('templates/src', file, '..'));
}

/** The names that modules export, by file, including those of the modules below that they export again. */
async function exportsOf(files: readonly string[]): Promise<readonly ReadonlySet<string>[]> {
  const { metafile } = await build({
    ...{ entryPoints: [...files], bundle: true, write: false, metafile: true, format: 'esm', outdir: root },
    jsx: 'automatic',
    packages: 'external',
    alias: { '@theme-original': defaults },
  });
  const outputs = Object.values(metafile.outputs).filter(({ entryPoint }) => entryPoint !== undefined);
  const byEntry = new Map(
    outputs.map(({ entryPoint, exports }) => [join(process.cwd(), entryPoint as string), exports]),
  );
  return files.map((file) => new Set(byEntry.get(file)));
}

test('a file of a layer should export everything that the file of the default theme exports', async () => {
  const replaced = layers.flatMap((layer) => replacedIn(layer).map((file) => ({ layer, file })));
  const [given, wanted] = await Promise.all([
    exportsOf(replaced.map(({ layer, file }) => join(root, layer, file))),
    exportsOf(replaced.map(({ file }) => join(defaults, file))),
  ]);
  const missing = replaced.flatMap(({ layer, file }, index) =>
    [...(wanted[index] ?? [])].filter((name) => !given[index]?.has(name)).map((name) => `${layer}/${file}: ${name}`),
  );
  expect(wanted.every((names) => names.size > 0)).toBe(true);
  expect(missing).toEqual([]);
});
