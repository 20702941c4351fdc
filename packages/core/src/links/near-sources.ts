import { posix } from 'node:path';
import { groupBy } from '../group-by.js';
import { findNearestPath } from '../suggest/near-path.js';
import type { FindNearest } from '../suggest/nearest.js';
import type { LinkOrigin } from './link-target.js';

/** Finds the Markdown file that was probably meant by a path that does not exist. */
export class NearSources {
  private readonly byRoute: ReadonlyMap<string, string>;
  private readonly byName: ReadonlyMap<string, readonly string[]>;
  private readonly nearest: FindNearest;

  /** @param routesBySource Route of each source that makes a page. */
  constructor(private readonly routesBySource: Readonly<Record<string, string>>) {
    const sources = Object.keys(routesBySource);
    this.byRoute = new Map(Object.entries(routesBySource).map(([source, route]) => [route, source]));
    this.byName = groupBy(sources, nameOf);
    this.nearest = findNearestPath(sources);
  }

  /**
   * The same name with another extension or as a folder, then the same name elsewhere, then the nearest path; never the
   * file that the link stands in.
   *
   * @param paths What the href may name, the likeliest first.
   */
  find(paths: readonly string[], origin: LinkOrigin): string | undefined {
    const own = this.byRoute.get(origin.route);
    const self = origin.file !== undefined && this.has(origin.file) ? origin.file : own;
    const others = (sources: readonly string[]): string[] =>
      sources.filter((source) => source !== self && source !== own);
    const [path = ''] = paths;
    const [variant] = others(paths.flatMap(variantsOf).filter((source) => this.has(source)));
    const sameName = others(this.byName.get(nameOf(path)) ?? []);
    const named = sameName.length === 1 ? sameName[0] : findNearestPath(sameName)(path);
    return variant ?? named ?? this.nearest(path, self);
  }

  private has(source: string): boolean {
    return Object.hasOwn(this.routesBySource, source);
  }
}

/** The name of a Markdown file without extension, or of its folder if it is the folder's index. */
function nameOf(path: string): string {
  const stem = path.replace(/\.mdx?$/i, '');
  return posix.basename(stem.replace(/\/(?:index|readme)$/i, '')).toLowerCase();
}

/**
 * Other files that a link to a Markdown file may mean: `a.mdx` and `a/index.md` for `a.md`, `a.md` for `a/index.md`.
 */
function variantsOf(path: string): string[] {
  const stem = path.replace(/\.mdx?$/i, '');
  const folder = stem.replace(/\/(?:index|readme)$/i, '');
  const stems = [stem, folder, `${folder}/index`, `${folder}/README`];
  return stems.flatMap((other) => [`${other}.md`, `${other}.mdx`]).filter((other) => other !== path);
}
