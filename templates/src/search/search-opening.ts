/** What the search dialog opens with. */
export interface SearchOpening {
  /** Another one is another opening, which begins anew. */
  readonly number: number;
  /** What was typed already. */
  readonly query: string;
}
