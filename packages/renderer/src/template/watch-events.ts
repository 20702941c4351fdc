/** What a served site has at the address of a page. */
export type PageAnswer =
  /** `version` identifies the document sent there; for a missing page, that of the 404 page. */
  | {
      readonly kind: 'page' | 'missing';
      readonly version: string;
      /** Versions of the files that it shows and whose addresses do not depend on their contents, by address. */
      readonly files?: Readonly<Record<string, string>>;
    }
  /** The page cannot be rendered: a page that shows it keeps its last valid state. */
  | { readonly kind: 'broken' }
  | { readonly kind: 'moved'; readonly to: string };

/** What the server of `docsite serve --watch` reports to an open page: the state of the site, and what it has there. */
export type PageReport = PageAnswer & { readonly state: string };

/** A finding as shown by open pages. */
export interface ShownFinding {
  readonly severity: 'error' | 'warning';
  readonly message: string;
  readonly rule: string;
  /** Address of the rule's page. */
  readonly help?: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly hint?: string;
  /** The source line, and the part of it before the marked column, above which the caret is aligned. */
  readonly excerpt?: readonly [source: string, before: string];
}

/** The findings of a site as shown by open pages. */
export interface ShownFindings {
  /** Findings with the same cause count once, as in the list. */
  readonly errors: number;
  readonly warnings: number;
  /** Errors first, limited to a readable number. */
  readonly list: readonly ShownFinding[];
}
