import { posix } from 'node:path';
import type { SourceRoot } from '../scan/source-root.js';
import { findNearestPath } from '../suggest/near-path.js';
import type { FindNearest } from '../suggest/nearest.js';
import { firstFound } from '../values/first-found.js';
import { getOrInsert } from '../values/get-or-insert.js';
import { groupBy } from '../values/group-by.js';
import type { LinkOrigin } from './link-target.js';
import { holds } from './source-candidates.js';

/** Finds the Markdown file that was probably meant by a path that does not exist. */
export class NearSources {
  private readonly byRoute: ReadonlyMap<string, string>;
  private readonly roots: readonly SourceRoot[];
  private readonly known = new Map<SourceRoot | undefined, IndexedSources>();

  /** @param routesBySource Route of each source that makes a page. */
  constructor(
    private readonly routesBySource: Readonly<Record<string, string>>,
    roots: readonly SourceRoot[],
  ) {
    this.byRoute = new Map(Object.entries(routesBySource).map(([source, route]) => [route, source]));
    this.roots = roots.filter(({ versionOf }) => versionOf !== undefined);
  }

  /**
   * Looks for the same name with another extension or as a folder, then the same name elsewhere, then the nearest path;
   * never the file that contains the link, nor a file in another version of the docs.
   *
   * @param paths What the href may refer to, likeliest first.
   */
  find(paths: readonly string[], origin: LinkOrigin): string | undefined {
    const [path = ''] = paths;
    const { sources, byName, nearest } = this.sourcesFor(path);
    const own = this.byRoute.get(origin.route);
    const self = origin.file !== undefined && Object.hasOwn(this.routesBySource, origin.file) ? origin.file : own;
    const others = (found: readonly string[]): string[] => found.filter((source) => source !== self && source !== own);
    const [variant] = others(paths.flatMap(variantsOf).filter((source) => sources.has(source)));
    const sameName = others(byName.get(nameOf(path)) ?? []);
    const named = sameName.length === 1 ? sameName[0] : findNearestPath(sameName)(path);
    return variant ?? named ?? firstFound(paths, (sought) => nearest(sought, self));
  }

  /** The sources that may replace a path: all except those in other versions of the same docs. */
  private sourcesFor(path: string): IndexedSources {
    const root = this.roots.find((candidate) => holds(candidate, path));
    return getOrInsert(this.known, root, () => indexSources(this.withoutOtherVersions(root)));
  }

  private withoutOtherVersions(root: SourceRoot | undefined): readonly string[] {
    const others = this.roots.filter((other) => other !== root && other.versionOf === root?.versionOf);
    return Object.keys(this.routesBySource).filter((source) => !others.some((other) => holds(other, source)));
  }
}

/** Sources that may have been meant. */
interface IndexedSources {
  readonly sources: ReadonlySet<string>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
  readonly nearest: FindNearest;
}

function indexSources(sources: readonly string[]): IndexedSources {
  return { sources: new Set(sources), byName: groupBy(sources, nameOf), nearest: findNearestPath(sources) };
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
