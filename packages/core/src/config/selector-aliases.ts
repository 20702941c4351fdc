/** What the style sheets of a site that was written for another theme call the elements of docsite's. */
export interface SelectorAliases {
  /** By id of the other theme; absent for none. */
  readonly ids?: Readonly<Record<string, ClassAlias>>;
  /** By class name of the other theme. */
  readonly classes: Readonly<Record<string, ClassAlias>>;
  /**
   * By the beginning of a class name that the other theme makes up, such as `codeBlockTitle` of `codeBlockTitle_x3a`.
   */
  readonly beginnings: Readonly<Record<string, ClassAlias>>;
  /**
   * Parts of the page that rules for bare elements (`a`, `h2`) do not reach, as the other theme's rules for its own
   * parts came before them: a list of selectors.
   */
  readonly parts: string;
}

/** The elements that a class name or an id means. */
export interface ClassAlias {
  /** Selector of docsite's elements; absent where it has none. */
  readonly ours?: string;
  /** The same where what is selected lies inside; `ours` where absent. */
  readonly around?: string;
  /** Whether it comes after other classes in the attribute, so that `[class^=…]` does not find it there. */
  readonly isLater?: boolean;
  /** Pseudo-elements by which docsite draws marks of its own in them; rules for these do not reach them. */
  readonly marks?: readonly PseudoElement[];
  /** Selector of the elements that have the class itself, where docsite's theme uses the name for others. */
  readonly theirs?: string;
}

/** The pseudo-elements that style sheets draw marks by. */
export type PseudoElement = 'before' | 'after';
