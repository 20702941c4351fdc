import * as z from 'zod';

const linkSchema = z.strictObject({
  /** The text of the link. */
  label: z.string().min(1, 'expected the text of a link'),
  /**
   * An address with `https://` or `http://`.
   *
   * @example 'https://status.example.org'
   */
  href: z.url({ protocol: /^https?$/, error: "expected an address such as 'https://status.example.org'" }),
  /**
   * What is found there.
   *
   * @default none
   */
  description: z.string().exactOptional(),
});

/** What `llms.txt` lists. */
export const llmsTxtSchema = z.strictObject({
  /**
   * Its heading.
   *
   * @default the title of the site
   */
  title: z.string().exactOptional(),
  /**
   * The sentence below the heading; empty for none.
   *
   * @default the tagline of the site
   */
  description: z.string().exactOptional(),
  /** Whether each link is followed by the description of its page. */
  pageDescriptions: z.boolean().default(true),
  /** Which content it lists; `pages` are all that are neither documents nor posts. */
  content: z.array(z.enum(['docs', 'blog', 'pages'])).default(['docs', 'blog', 'pages']),
  /** Which versions of documents it lists. */
  versions: z.enum(['all', 'latest']).default('all'),
  /**
   * Glob patterns of pages to leave out, matched against their paths below the base URL of their language.
   *
   * @example ['/blog/2020/**']
   */
  exclude: z.array(z.string()).default([]),
  /**
   * Glob patterns of pages to list first, in this order; all others follow.
   *
   * @example ['/docs/intro', '/docs/tutorial/**']
   */
  order: z.array(z.string()).default([]),
  /**
   * Further links, listed last, below the heading *Optional*.
   *
   * @example [{ label: 'Status', href: 'https://status.example.org' }]
   */
  links: z.array(linkSchema).default([]),
  /** Whether `llms-full.txt` is written too, with the whole Markdown of all pages that `llms.txt` lists. */
  full: z.boolean().default(false),
});
