/** The target of a link in the shell. */
export interface LinkAddress {
  readonly href: string;
  /** Whether the link leads to another site. */
  readonly external?: true;
  /** Whether the link leads to a file of the site that is not a page. */
  readonly file?: true;
}
