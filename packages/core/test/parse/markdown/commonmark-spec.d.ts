/** The examples of the CommonMark specification. The package has no types. */
declare module 'commonmark-spec' {
  export const tests: readonly {
    readonly markdown: string;
    readonly html: string;
    readonly section: string;
    readonly number: number;
  }[];
}
