import { decodeFilePath } from '../route/route.js';
import { resolveSitePath } from '../site-path.js';
import type { FileLinks } from './file-links.js';
import type { SplitHref } from './href.js';
import type { LinkSources } from './link-sources.js';
import type { LinkOrigin, LinkTarget } from './link-target.js';
import type { LookUps } from './look-ups.js';
import { foldedName } from './same-name.js';
import type { SiteTargets } from './site-targets.js';
import { sourceCandidates, sourceReference } from './source-candidates.js';

/** Resolves hrefs to Markdown files: those that make pages, and Markdown twins. */
export class SourceLinks {
  private readonly hasLocalizedRoots: boolean;

  constructor(
    private readonly site: LinkSources,
    private readonly lookUps: () => LookUps,
    private readonly known: { readonly targets: SiteTargets; readonly files: FileLinks },
  ) {
    this.hasLocalizedRoots = site.sourceRoots.some(
      ({ localizedPath, suffixes }) => localizedPath !== undefined || suffixes !== undefined,
    );
  }

  /**
   * Resolves a link to a Markdown file: relative, from the content root with a slash, or from the site folder with
   * `@site/`.
   */
  resolve(origin: LinkOrigin, split: SplitHref): LinkTarget {
    const file = origin.file ?? '';
    const path = decodeFilePath(split.path);
    const beside = path.startsWith('/') || this.hasLocalizedRoots ? undefined : resolveSitePath(file, path);
    const known = beside === undefined ? undefined : this.site.routesBySource[beside];
    if (known !== undefined) return this.known.targets.page(known, split);
    const candidates = sourceCandidates(this.site.sourceRoots, file, path);
    for (const candidate of candidates) {
      const route = this.site.routesBySource[candidate];
      if (route !== undefined) return this.known.targets.page(route, split);
    }
    return this.known.files.resolveTwin(split) ?? this.missing(origin, split, candidates);
  }

  private missing(origin: LinkOrigin, split: SplitHref, sought: readonly string[]): LinkTarget {
    const { sourcesByFoldedName, near } = this.lookUps();
    const sameIgnoringCase = sought
      .map((candidate) => sourcesByFoldedName.get(foldedName(candidate)))
      .find((found) => found !== undefined);
    const path = decodeFilePath(split.path);
    const meant = sameIgnoringCase ?? near.find(sought, origin);
    return this.known.targets.missing(sameIgnoringCase === undefined ? 'no-source' : 'wrong-case', split, {
      candidates: meant === undefined ? [] : [this.hrefOf(meant, path, origin)],
      sought: sought[0] ?? path,
    });
  }

  /** The href of a source in the form of another href: from the root, or relative to the file with the link. */
  private hrefOf(source: string, path: string, { file = '' }: LinkOrigin): string {
    return path.startsWith('/') ? `/${source}` : sourceReference(this.site.sourceRoots, file, source);
  }

  /** The href with `#` and `?` escaped, if it names an existing source whose name contains them. */
  escapedName({ file }: LinkOrigin, { path, query, hash }: SplitHref): string | undefined {
    const whole = path + query + hash;
    if (file === undefined || whole === path || !/\.mdx?$/i.test(whole)) return undefined;
    const candidates = sourceCandidates(this.site.sourceRoots, file, decodeFilePath(whole));
    const isNamed = candidates.some((candidate) => this.site.routesBySource[candidate] !== undefined);
    return isNamed ? whole.replace(/[#?]/g, encodeURIComponent) : undefined;
  }
}
