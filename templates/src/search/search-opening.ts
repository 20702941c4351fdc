/** The initial state of the search dialog. */
export interface SearchOpening {
  /** Identifies the opening; another one starts over. */
  readonly number: number;
  /** What was typed already. */
  readonly query: string;
}
