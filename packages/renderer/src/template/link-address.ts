/** Where a link of the shell leads. */
export interface LinkAddress {
  readonly href: string;
  /** The link leads to another site. */
  readonly external?: true;
  /** The link leads to a file of the site that is no page. */
  readonly file?: true;
}
