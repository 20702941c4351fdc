import type { Asset } from './asset.js';

/** The target of an href. `url` is final: base URL and trailing slash applied, redirects followed. */
export type LinkTarget =
  | FoundTarget
  | {
      readonly type: 'missing';
      readonly reason: MissingReason;
      readonly candidates: readonly string[];
      /** What the href names: a route, or the path of a file in the site folder, the same for every way to write it. */
      readonly sought: string;
      readonly url: string;
      /**
       * What the component that draws links in Markdown is given instead of `url`, with `markdown.missingLinks:
       * 'written'`.
       */
      readonly written?: string;
    };

/** The target of an href that leads somewhere. */
export type FoundTarget = Redirected &
  (
    | {
        readonly type: 'page';
        readonly route: string;
        readonly url: string;
        readonly anchor?: string;
        readonly anchorExists: boolean;
      }
    | { readonly type: 'asset'; readonly asset: Asset; readonly url: string }
    | { readonly type: 'static'; readonly path: string; readonly url: string }
    | { readonly type: 'external'; readonly url: string }
  );

interface Redirected {
  /** Route of the old address that the href names, where a redirect leads from there to the target. */
  readonly redirectedFrom?: string;
}

/**
 * Why an href has no target: no such source file, no such route, no such asset; redirects that lead in a circle; or it
 * exists in another letter case. `candidates` holds hrefs of the same form that do exist and are near.
 */
export type MissingReason = 'no-source' | 'no-route' | 'no-asset' | 'redirect-loop' | 'wrong-case';

/** The page that holds a link, and the file it was written in (that of the partial where one brought it). */
export interface LinkOrigin {
  readonly route: string;
  readonly file?: string;
}

export type { LinkKind } from '../html/link-attributes.js';
