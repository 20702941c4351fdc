import type { Root } from 'mdast';
import type { Place } from '../../../diagnostic.js';

/** The meaning of names inside one MDX file. */
export interface MdxScope {
  /** Values of raw and asset imports: text, or a link that is resolved later. */
  readonly values: ReadonlyMap<string, string>;
  /** The names in `values` that are links. */
  readonly assets: ReadonlySet<string>;
  readonly partials: ReadonlyMap<string, ImportedPartial>;
  /** Components that run at build time. */
  readonly components: ReadonlyMap<string, ServerComponent>;
  /** Whether the file is itself a partial, whose `{props.name}` is set by the file that includes it. */
  readonly isPartial: boolean;
}

/** A component exported by a module whose name ends in `.server`. */
export interface ServerComponent {
  /** Path of the module, relative to the site folder. */
  readonly module: string;
  readonly exportName: string;
}

/** A partial's tree, including its own partials. */
export interface ParsedPartial {
  readonly root: Root;
  /** Number of nodes in the tree. */
  readonly size: number;
  /** How often it uses `{props.children}`. */
  readonly slots: number;
}

/** A partial that an import gives a name. */
export interface ImportedPartial extends ParsedPartial {
  readonly importedAt: Place;
}
