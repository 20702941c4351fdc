/** The props of a server component besides its attributes and its `children`, the content between its tags. */
export interface ServerComponentProps {
  readonly page: {
    /** Path of its file, relative to the site folder. */
    readonly path: string;
    readonly frontMatter: Readonly<Record<string, unknown>>;
  };
  /** The day the site is built on, in UTC, as `2022-07-11`. */
  readonly today: string;
}
