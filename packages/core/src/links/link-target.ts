import type { Asset } from './asset.js';
import type { ImageFile } from './image-file.js';

/** The target of an href. `url` is final: base URL and trailing slash applied, redirects followed. */
export type LinkTarget =
  | FoundTarget
  | {
      readonly type: 'missing';
      readonly reason: MissingReason;
      readonly candidates: readonly string[];
      /**
       * What the href refers to: a route, or the path of a file in the site folder, independent of how it is written.
       */
      readonly sought: string;
      /** The old address of the redirect that leads there, if any: the last of several, or the first of a loop. */
      readonly brokenRedirect?: string;
      readonly url: string;
      /**
       * What the component that draws Markdown links receives instead of `url`, with `markdown.missingLinks:
       * 'written'`.
       */
      readonly written?: string;
    };

/** The target of an href that could be resolved. */
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
    | {
        readonly type: 'static';
        readonly path: string;
        readonly url: string;
        /** Of an image; without its dimensions unless `markdown.imageSizes` is `'all'`. */
        readonly image?: ImageFile;
      }
    | { readonly type: 'external'; readonly url: string }
  );

interface Redirected {
  /** Route of the old address that the href names, if a redirect leads from there to the target. */
  readonly redirectedFrom?: string;
}

/**
 * Why an href has no target: no such source file, route or asset; a redirect loop; or a name that exists in another
 * letter case. `candidates` contains similar hrefs of the same form that do exist.
 */
export type MissingReason = 'no-source' | 'no-route' | 'no-asset' | 'redirect-loop' | 'wrong-case';

/** The page that contains a link, and the file the link is written in (that of a partial if it comes from one). */
export interface LinkOrigin {
  readonly route: string;
  readonly file?: string;
}

export type { LinkKind } from '../html/link-attributes.js';
