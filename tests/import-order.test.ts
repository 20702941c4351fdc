import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, test } from '@jest/globals';

/**
 * The layers of each package, in the order of ARCHITECTURE.md: a file imports from its own layer and from earlier ones.
 * A layer is a folder or a file; layers on one line are independent, and may not import one another. Files in no layer
 * come last.
 */
const layers: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'packages/core/src': [
    ['content-hash.ts', 'values'],
    ['process/files'],
    ['process/observation'],
    ['suggest', 'process', 'syntax', 'toml', 'yaml'],
    ['diagnostic.ts', 'site-path.ts', 'url-scheme.ts', 'route'],
    ['text'],
    ['html'],
    ['head'],
    ['config/code', 'config/keys'],
    ['config', 'git'],
    ['config/adapters'],
    ['config/reading'],
    ['translations'],
    ['scan'],
    ['parse'],
    ['content'],
    ['content/docs/scan', 'content/docs/version'],
    ['content/docs/drafts'],
    ['content/docs/sidebars'],
    ['content/docs/assemble', 'content/docs/page-data'],
    ['content/blog', 'content/docs', 'content/pages', 'content/site-pages'],
    ['content/kinds.ts', 'content/page-facts.ts'],
    ['links'],
    ['site'],
  ],
  'packages/renderer/src': [
    ['template', 'liveness', 'copy-text.ts', 'output-file.ts'],
    ['live'],
    ['bundle/packages', 'bundle/template-modules.ts'],
    ['bundle/theme'],
    ['bundle/modules/loaders', 'bundle/modules/folders', 'bundle/modules/resolving'],
    ['bundle/modules/assets'],
    ['bundle/modules/documents'],
    ['bundle/modules'],
    ['bundle/code'],
    ['bundle/styles/css', 'bundle/styles/style-sheet.ts', 'bundle/styles/style-sources.ts'],
    ['bundle/styles/reading', 'bundle/styles/mirroring', 'bundle/styles/selectors'],
    ['bundle/styles/rewrite-site-sheet.ts'],
    ['bundle/styles/css-modules'],
    ['bundle/styles'],
    ['bundle/bundle.ts'],
    ['bundle/outputs'],
    ['bundle/bundle-options.ts'],
    ['bundle/analysis'],
    ['bundle/builds'],
    ['bundle/errors'],
    ['bundle'],
    ['headers', 'search'],
    ['page-data'],
    ['page-data/page', 'page-data/site'],
    ['markdown-twin', 'react-html'],
    ['render', 'site-files'],
  ],
  'packages/checker/src': [
    ['check-input.ts'],
    ['links'],
    ['rule.ts'],
    ['document-facts.ts', 'missing-link.ts'],
    ['rules'],
  ],
  'packages/docusaurus/src': [
    ['keys.ts', 'load/files'],
    ['load/bundling'],
    ['load'],
    ['takeover.ts'],
    ['config/site'],
    ['config/functions', 'config/content'],
    ['config/plugins'],
    ['config/theme', 'config/rules', 'config/outputs'],
    ['config'],
    ['styles/sources', 'styles/code', 'styles/selectors', 'styles/theme'],
    ['styles/infima'],
    ['styles'],
    ['modules/layers', 'modules/packages'],
    ['modules/components'],
    ['modules/mdx'],
    ['modules'],
    ['plugins/webpack/rules'],
    ['plugins/webpack', 'plugins/content', 'plugins/routes'],
    ['plugins'],
    ['translations', 'preset-options.ts'],
    ['native', 'complete', 'convert'],
  ],
  'packages/cli/src': [
    ['own-package', 'file-state.ts', 'code'],
    ['site-config'],
    ['report/outcome'],
    ['report/errors'],
    ['report/formats'],
    ['report', 'peers'],
    ['output', 'offline', 'diagrams', 'math', 'profile'],
    ['output/staging', 'output/host-files'],
    ['cache/folder', 'cache/states'],
    ['cache/documents', 'cache/pages', 'cache/site'],
    ['cache'],
    ['remote', 'supervision'],
    ['workers/worker'],
    ['workers/sharing'],
    ['workers/documents', 'workers/threads'],
    ['workers'],
    [
      'build/input',
      'build/sharing',
      'build/progress',
      'build/explain',
      'build/finished',
      'build/locale-settings.ts',
      'build/followed-edit.ts',
    ],
    ['build/locale-build.ts'],
    ['build/bundle'],
    ['build/assemble'],
    ['build/render'],
    ['build/locale-result.ts'],
    ['build/build-trace.ts'],
    ['build/build-request.ts'],
    ['build/judge'],
    ['build/place'],
    ['build'],
    ['live/run-in-steps.ts'],
    ['live/reading'],
    ['live/state'],
    ['live/bundling', 'live/edits'],
    ['live'],
    ['serve/http'],
    ['serve/files'],
    ['serve'],
    ['gate', 'external', 'shards'],
    ['serve/watch/changes'],
    ['serve/watch/site'],
    ['serve/watch/requests'],
    ['serve/watch'],
    ['init', 'upkeep'],
    ['commands/run'],
    ['commands'],
    ['program'],
    ['entries'],
  ],
  'templates/src': [
    ['browser'],
    ['content'],
    ['search'],
    ['shell'],
    ['pages'],
    ['client/navigation', 'client/text'],
    ['client/interactions'],
    ['client'],
    ['watch'],
  ],
};

const source = /\.tsx?$/;

interface Import {
  readonly file: string;
  readonly target: string;
}

/** The imports of files within a folder, as paths relative to it. */
function importsWithin(folder: string): Import[] {
  const path = join(import.meta.dirname, '..', folder);
  const files = readdirSync(path, { recursive: true, encoding: 'utf8' }).filter((file) => source.test(file));
  const known = new Set(files);
  return files.flatMap((file) =>
    importsOf(join(path, file)).flatMap((specifier) => {
      const target = resolve(file, specifier);
      const found = target === undefined ? undefined : sourcesOf(target).find((candidate) => known.has(candidate));
      return found === undefined ? [] : [{ file, target: found }];
    }),
  );
}

function importsOf(path: string): string[] {
  const text = readFileSync(path, 'utf8');
  return [...text.matchAll(/(?:\bfrom |\bimport |\bimport\()'([^']+)'/g)].map((match) => match[1] as string);
}

/** The path that a specifier refers to, relative to the package's sources; undefined for packages. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return /^@theme(?:-original)?\/(.+)$/.exec(specifier)?.[1];
}

/** The files that a path may mean: sources are imported under their compiled names, or without extension. */
function sourcesOf(path: string): string[] {
  const plain = path.replace(/\.js$/, '');
  return [path, `${plain}.ts`, `${plain}.tsx`];
}

/** Imports into a later layer, or into an independent one, or a folder of one. */
function wrongWays(folder: string, order: readonly (readonly string[])[]): string[] {
  const layerOf = (path: string): string => layersAround(path, order.flat())[0] ?? '';
  const areApart = (file: string, target: string): boolean =>
    order.some((line) => {
      const [from, to] = [layersAround(file, line)[0], layersAround(target, line)[0]];
      return from !== undefined && to !== undefined && from !== to;
    });
  const rank = (layer: string): number =>
    layer === '' ? order.length : order.findIndex((line) => line.includes(layer));
  return importsWithin(folder).flatMap(({ file, target }) => {
    const [from, to] = [layerOf(file), layerOf(target)];
    const isAllowed = (from === to || rank(to) < rank(from)) && !areApart(file, target);
    return isAllowed ? [] : [`${file} -> ${target}`];
  });
}

/** The layers that a path is in, innermost first. */
function layersAround(path: string, names: readonly string[]): string[] {
  return names.filter((name) => path === name || path.startsWith(`${name}/`)).sort((a, b) => b.length - a.length);
}

/** Groups of files that import each other, directly or indirectly. */
function circles(folder: string): string[][] {
  const imports = new Map<string, string[]>();
  for (const { file, target } of importsWithin(folder)) imports.set(file, [...(imports.get(file) ?? []), target]);
  const reach = new Map([...imports.keys()].map((file) => [file, reachOf(file, imports)]));
  const inCircle = [...reach].filter(([file, files]) => files.has(file)).map(([file]) => file);
  const groups = inCircle.map((file) =>
    inCircle.filter((other) => reach.get(file)?.has(other) && reach.get(other)?.has(file)).sort(),
  );
  return [...new Map(groups.map((group) => [group.join(), group])).values()];
}

/** Every file that a file imports, directly or indirectly. */
function reachOf(start: string, imports: ReadonlyMap<string, readonly string[]>): Set<string> {
  const reached = new Set<string>();
  const open = [...(imports.get(start) ?? [])];
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (reached.has(file)) continue;
    reached.add(file);
    open.push(...(imports.get(file) ?? []));
  }
  return reached;
}

describe.each(Object.entries(layers))('%s', (folder, order) => {
  test('folders should import in one direction', () => {
    expect(wrongWays(folder, order)).toEqual([]);
  });

  test('no file should import itself, directly or indirectly', () => {
    expect(circles(folder)).toEqual([]);
  });

  test('every layer should exist', () => {
    const path = join(import.meta.dirname, '..', folder);
    const there = new Set(readdirSync(path, { recursive: true, encoding: 'utf8' }));
    expect(order.flat().filter((layer) => !there.has(layer))).toEqual([]);
  });
});
