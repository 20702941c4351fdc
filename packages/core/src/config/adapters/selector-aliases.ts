/** Maps the ids and classes in style sheets written for another theme to the elements of docsite's theme. */
export interface SelectorAliases {
  /** By id in the other theme; absent for none. */
  readonly ids?: Readonly<Record<string, ClassAlias>>;
  /** By class name in the other theme. */
  readonly classes: Readonly<Record<string, ClassAlias>>;
  /** By prefix of a class name that the other theme generates, such as `codeBlockTitle` of `codeBlockTitle_x3a`. */
  readonly beginnings: Readonly<Record<string, ClassAlias>>;
  /**
   * Selector list of the parts of the page that rules for bare elements (`a`, `h2`) must not reach, because the other
   * theme's rules for its own parts overrode them; empty for none.
   */
  readonly parts: string;
  /**
   * The elements of docsite, in its parts and elsewhere, that rules for bare elements of their type reach nevertheless,
   * except for what classes of the other theme set; absent for none.
   */
  readonly elements?: Readonly<Record<string, readonly BareElement[]>>;
  /** Conditions without specificity for elements that have a type there, by type in lower case; absent for none. */
  readonly types?: Readonly<Record<string, string>>;
  /** Elements that the other theme draws as links (`a`) in some of its parts, and docsite does not; absent for none. */
  readonly links?: {
    /** Classes of these parts in the other theme. */
    readonly within: readonly string[];
    /** Selector of the elements, without specificity. */
    readonly ours: string;
  };
  /**
   * Classes of elements that contain the text of a page. `.class > x` also matches the blocks of the text, which
   * docsite puts into elements of its own; absent for none.
   */
  readonly bodies?: readonly string[];
  /**
   * The layer, before those of docsite's theme, for what rules for all elements (`*`) set for boxes, because every
   * class of the other theme overrides it; absent if it stays where it is.
   */
  readonly universalIn?: string;
  /**
   * Variables with which docsite's layout sets the width of a part that is beside others, by the variables of the other
   * theme for it, where these are subtracted from a width; absent for none.
   */
  readonly subtracted?: Readonly<Record<string, string>>;
  /** Where the layers of style sheets are placed; absent if they stay as written. */
  readonly layersIn?: LayerPlace;
}

/**
 * An element of docsite that has a class in the other theme. Rules for all elements of its type apply to it there only
 * as far as the rules for that class do not override them.
 */
export interface BareElement {
  /** Selector of the elements. */
  readonly ours: string;
  /** Whether some of them have another type in docsite. */
  readonly isOfAnyType?: boolean;
  /** Whether it is in one of the parts that rules for bare elements do not reach. */
  readonly isInPart?: boolean;
  /** Properties that classes of the other theme set; `border` includes `border-color`. */
  readonly owned: readonly string[];
  /** Those that they set while one points at the element; absent for none. */
  readonly ownedPointed?: readonly string[];
  /**
   * Properties that no rule for bare elements sets, such as those in the `style` attribute, or `all`, because these
   * elements have another type in the other theme; absent for none.
   */
  readonly never?: readonly string[];
  /** Whether `owned` lists properties set by rules for an element inside another (`table th`), not by classes. */
  readonly isOwnedByTypes?: boolean;
}

/**
 * The layer into which the cascade layers of a site's style sheets are moved, so that they have the precedence that
 * they have in the other theme. It is the layer of docsite's theme if the other theme has no layers, because its rules
 * then override all rules in layers; otherwise it is a later one, where names cannot be those of docsite's layers.
 */
export interface LayerPlace {
  /** The layer in which they are placed. */
  readonly layer: string;
  /** A layer of the other theme, which stays as written, with its parts; absent for none. */
  readonly except?: string;
  /** Whether rules in media queries stay in their layers; otherwise they follow at the end of the sheet, in none. */
  readonly withMedia: boolean;
}

/** Whether a style sheet may have layers. */
export function mayHaveLayers(css: string): boolean {
  return /@layer\b|\blayer\(|@import[^;]*\blayer\b/i.test(css);
}

/** The elements that a class name or an id refers to. */
export interface ClassAlias {
  /** Selector of docsite's elements; absent if there are none. */
  readonly ours?: string;
  /** Selector to use instead of `ours` if the selector continues with elements inside. */
  readonly around?: string;
  /**
   * Selector of docsite's elements that are elsewhere on the page, and inside of these in the other theme: they inherit
   * from them, and match as being around what is inside.
   */
  readonly heirs?: string;
  /** Selector to use instead of `ours` if the selector says what is before the element (`+`, `~`). */
  readonly beside?: string;
  /** Whether it comes after other classes in the attribute, so that `[class^=…]` does not match it. */
  readonly isLater?: boolean;
  /** Pseudo-elements that docsite uses for its own marks on them; rules for these do not apply. */
  readonly marks?: readonly PseudoElement[];
  /** Selector of the elements that carry the class itself, if docsite's theme uses the same name for others. */
  readonly theirs?: string;
}

/** The pseudo-elements that style sheets use for marks. */
export type PseudoElement = 'before' | 'after';
