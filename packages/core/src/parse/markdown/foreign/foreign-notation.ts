/** The finding about a notation of another tool. */
export interface ForeignUse {
  readonly message: string;
  readonly hint: string;
}

/**
 * A notation that another tool interprets, and Markdown reads as text. Messages name the notation without its content,
 * because findings with the same message are reported as one.
 */
export interface ForeignNotation {
  /** Matches it in a line of text, or, with `isAnywhere`, anywhere in a text. */
  readonly pattern: RegExp;
  readonly isAnywhere?: boolean;
  /** @param admonitions Names of the site's admonitions. */
  readonly describe: (match: RegExpExecArray, admonitions: ReadonlySet<string>) => ForeignUse;
}

/** The message about a notation that readers see as it is written. */
export function leftAsText(written: string): string {
  return `'${written}' is left as text`;
}

/** The hint for tabs in the notation of another tool. */
export const tabsHint = 'write `::::tabs`, with a `:::tab[Label]` for each';
