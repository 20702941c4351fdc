import { posix } from 'node:path';
import { decodeFilePath, decodePath, urlOfRoute, urlPolicy } from '../route/route.js';
import { isInside, relativeReference } from '../site-path.js';
import { ownValue } from '../values/own-value.js';
import type { SplitHref } from './href.js';
import { imageExtension } from './image-file.js';
import type { LinkSources } from './link-sources.js';
import type { LinkKind, LinkOrigin, LinkTarget } from './link-target.js';
import type { LookUps } from './look-ups.js';
import { assetPathOf } from './read-assets.js';
import { foldedName } from './same-name.js';
import type { SiteTargets } from './site-targets.js';

/** Resolves hrefs to files: those next to sources, static ones, and Markdown twins. */
export class FileLinks {
  constructor(
    private readonly site: LinkSources,
    private readonly lookUps: () => LookUps,
    private readonly targets: SiteTargets,
  ) {}

  /** Resolves the href of something that pages load, such as an image, which is a file in any case. */
  resolveLoaded(origin: LinkOrigin, split: SplitHref, kind: LinkKind): LinkTarget {
    const path = this.targets.withoutBaseUrl(split.path);
    const file = this.resolve(origin, { ...split, path }, kind);
    if (file !== undefined && file.type !== 'missing') return file;
    return (
      this.resolveFromPage(origin, split) ??
      file ??
      this.targets.missing('no-asset', split, { candidates: [], sought: path })
    );
  }

  /** Resolves a path without base URL to a static file, or a file next to the source; undefined if it may be a page. */
  resolve(origin: LinkOrigin, split: SplitHref, kind: LinkKind): LinkTarget | undefined {
    if (split.path.startsWith('/')) return this.resolveStatic(split, kind);
    const path = assetPathOf(origin.file ?? '', split.path, this.site.config);
    if (path === undefined) return undefined;
    const isStatic = this.site.config.staticDirectories.find((folder) => isInside(path, folder));
    if (isStatic !== undefined)
      return this.resolveStatic({ ...split, path: `/${posix.relative(isStatic, path)}` }, kind);
    const asset = ownValue(this.site.assets, path);
    if (asset !== undefined)
      return { type: 'asset', asset, url: this.site.locale.baseUrl + asset.outputPath + split.query + split.hash };
    // a folder of this name is not the file
    const near = (ownValue(this.site.missingAssets, path) ?? []).filter((item) => item !== path);
    const isWrongCase = near[0] !== undefined && foldedName(near[0]) === foldedName(path);
    return this.targets.missing(isWrongCase ? 'wrong-case' : 'no-asset', split, {
      candidates: near.map((item) => relativeReference(origin.file ?? '', item)),
      sought: path,
    });
  }

  /** Resolves a path to the Markdown twin of a page. */
  resolveTwin(split: SplitHref): LinkTarget | undefined {
    const path = [split.path, this.targets.withoutBaseUrl(split.path)]
      .map(decodePath)
      .find((candidate) => this.lookUps().twins.has(candidate));
    return path === undefined ? undefined : this.targets.staticFile(path, split);
  }

  /** Resolves a path to the static file that browsers find: relative to the address of the page. */
  private resolveFromPage({ route }: LinkOrigin, split: SplitHref): LinkTarget | undefined {
    const page = new URL(urlOfRoute(route, urlPolicy(this.site)), 'http://localhost');
    if (!URL.canParse(split.path, page.href)) return undefined;
    const path = decodePath(this.targets.withoutBaseUrl(new URL(split.path, page).pathname));
    return this.site.staticFiles[path] === undefined ? undefined : this.targets.staticFile(path, split);
  }

  private resolveStatic(split: SplitHref, kind: LinkKind): LinkTarget | undefined {
    // repeated slashes name the same file
    const path = decodeFilePath(split.path).replace(/\/{2,}/g, '/');
    const { contentFiles, staticByFoldedName } = this.lookUps();
    if (this.site.staticFiles[path] !== undefined || contentFiles.has(path))
      return this.targets.staticFile(path, split);
    const index = `${path.replace(/\/$/, '')}/index.html`;
    // hosts serve it for the address of the folder
    if (kind === 'link' && this.site.staticFiles[index] !== undefined) return this.targets.staticFile(path, split);
    const sameIgnoringCase = staticByFoldedName.get(foldedName(path));
    if (sameIgnoringCase !== undefined)
      return this.targets.missing('wrong-case', split, { candidates: [sameIgnoringCase], sought: path });
    if (kind === 'link') return undefined;
    const near = this.nearestStatic(path);
    return this.targets.missing('no-asset', split, { candidates: near === undefined ? [] : [near], sought: path });
  }

  /** The static file that was probably meant by a path: an image if the path is one. */
  private nearestStatic(path: string): string | undefined {
    const { nearestStaticFile, nearestStaticImage } = this.lookUps();
    return imageExtension.test(path) ? nearestStaticImage(path) : nearestStaticFile(path);
  }
}
