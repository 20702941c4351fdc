/** Who wrote a post. At least one of name and picture is there. */
export interface PostAuthor {
  /** Name in the file of authors; absent for one who is named in a post alone. */
  readonly key?: string;
  readonly name?: string;
  readonly title?: string;
  readonly url?: string;
  readonly imageUrl?: string;
  readonly email?: string;
  readonly description?: string;
  readonly socials: readonly AuthorProfile[];
  /** The page of the author's posts, where there is one. */
  readonly route?: string;
}

/** An author's page at another site. */
export interface AuthorProfile {
  /** Name of the site: `github`, `mastodon`. */
  readonly platform: string;
  readonly url: string;
}
