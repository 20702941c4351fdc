/** The author of a post. At least one of name and picture is present. */
export interface PostAuthor {
  /** Key in the authors file; absent for authors defined only in a post. */
  readonly key?: string;
  readonly name?: string;
  readonly title?: string;
  readonly url?: string;
  readonly imageUrl?: string;
  readonly email?: string;
  readonly description?: string;
  readonly socials: readonly AuthorProfile[];
  /** The page that lists the author's posts, if there is one. */
  readonly route?: string;
  /** Further keys that describe the author, for a site's own components; absent for none. */
  readonly more?: Readonly<Record<string, unknown>>;
}

/** An author's page at another site. */
export interface AuthorProfile {
  /** Name of the site: `github`, `mastodon`. */
  readonly platform: string;
  readonly url: string;
}
