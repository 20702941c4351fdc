import type { Root } from 'mdast';
import type { Place } from '../../diagnostic.js';

/** The meaning of names inside one MDX file. */
export interface MdxScope {
  /** Values of raw and asset imports: text, or a link to be resolved later. */
  readonly values: ReadonlyMap<string, string>;
  /** Those of the values that are links. */
  readonly assets: ReadonlySet<string>;
  readonly partials: ReadonlyMap<string, ImportedPartial>;
  /** Components that run while the site is built. */
  readonly components: ReadonlyMap<string, ServerComponent>;
  /** Whether the file is itself a partial, whose `{props.name}` another file gives. */
  readonly isPartial: boolean;
}

/** An export of a module whose name ends in `.server`. */
export interface ServerComponent {
  /** Path of the module, relative to the site folder. */
  readonly module: string;
  readonly exportName: string;
}

/** A partial's tree, its own partials included. */
export interface ParsedPartial {
  readonly root: Root;
  /** Nodes of the tree. */
  readonly size: number;
  /** How often it shows `{props.children}`. */
  readonly slots: number;
}

/** A partial, and the import that gives it a name. */
export interface ImportedPartial extends ParsedPartial {
  readonly importedAt: Place;
}
