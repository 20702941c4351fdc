import type { Root } from 'mdast';

/** What names stand for inside one MDX file. */
export interface MdxScope {
  /** Values of raw and asset imports: text, or a link to be resolved later. */
  readonly values: ReadonlyMap<string, string>;
  readonly partials: ReadonlyMap<string, Root>;
  /** Whether the file is itself a partial, whose `{props.name}` another file gives. */
  readonly isPartial: boolean;
}
