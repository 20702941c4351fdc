import * as z from 'zod';
import type { PostAuthor } from '../../config/adapters/post-author.js';
import { yamlReason } from '../../config/keys/issue-reason.js';
import { valueAt } from '../../config/keys/key-path.js';
import { inPlainWords } from '../../config/keys/schema-words.js';
import { innermostIssues } from '../../config/keys/union-branch.js';
import { type Finding, finding, type Place } from '../../diagnostic.js';
import { didYouMean } from '../../suggest/did-you-mean.js';
import type { AssembledFacts } from '../assembled-document.js';
import { hasEntry } from '../keyed-file.js';
import { postAuthorSchema, type WrittenAuthor } from './author-schema.js';
import type { AuthorsFile } from './authors-file.js';

/** The authors of a post, and problems found with them. */
export interface AuthorsOfPost {
  readonly authors: readonly PostAuthor[];
  readonly findings: readonly Finding[];
}

/** The authors that a blog defines. */
export interface KnownAuthors {
  readonly file: AuthorsFile | undefined;
  /** Path of the authors file within the folder of the blog, whether it exists or not. */
  readonly name: string;
}

const authorList = z.union([z.array(postAuthorSchema), postAuthorSchema.transform((author) => [author])]);

/** Front matter keys that described the only author of a post before `authors` existed. */
const legacyKeys = {
  name: ['author'],
  title: ['author_title', 'authorTitle'],
  url: ['author_url', 'authorURL'],
  image_url: ['author_image_url', 'authorImageURL'],
} as const;

/** Determines the authors of a post: by key from the authors file, others as the post describes them. */
export function authorsOfPost(document: AssembledFacts, known: KnownAuthors): AuthorsOfPost {
  const { frontMatter, frontMatterPlaces, path } = document;
  const placeOf = (key: string): Place => frontMatterPlaces[key] ?? { file: path, line: 1, column: 1 };
  const legacy = legacyAuthor(frontMatter);
  if (frontMatter.authors === undefined || frontMatter.authors === null)
    return legacy === undefined ? none : resolveAuthors([legacy.author], placeOf(legacy.key), known);
  const place = placeOf('authors');
  const result = authorList.safeParse(frontMatter.authors, inPlainWords);
  if (result.success) return resolveAuthors(result.data, place, known);
  const hint = 'write `authors: jane`, a list of keys, or `- name: Jane Doe`';
  return {
    authors: [],
    findings: [
      finding('post-authors', place, `front matter 'authors${reasonOf(result.error, frontMatter.authors)}`, hint),
    ],
  };
}

const none: AuthorsOfPost = { authors: [], findings: [] };

function legacyAuthor(frontMatter: AssembledFacts['frontMatter']): { author: WrittenAuthor; key: string } | undefined {
  const written: [string, string, string][] = Object.entries(legacyKeys).flatMap(([name, keys]) => {
    const key = keys.find((candidate) => typeof frontMatter[candidate] === 'string');
    return key === undefined ? [] : [[name, frontMatter[key] as string, key]];
  });
  const result = postAuthorSchema.safeParse(Object.fromEntries(written.map(([name, value]) => [name, value])));
  return result.success && written[0] !== undefined ? { author: result.data, key: written[0][2] } : undefined;
}

function resolveAuthors(written: readonly WrittenAuthor[], place: Place, known: KnownAuthors): AuthorsOfPost {
  const findings: Finding[] = [];
  const authors = new Map<string, PostAuthor>();
  for (const [index, { key, described }] of written.entries()) {
    if (key === undefined) {
      findings.push(inlineAuthor(described, place, known));
      authors.set(`${index}`, mergeAuthor(undefined, described));
      continue;
    }
    const defined = known.file?.entries.get(key)?.value;
    if (defined === undefined) {
      // an invalid entry is reported in the file of authors
      if (known.file === undefined || !hasEntry(known.file, key)) findings.push(unknownAuthor(key, place, known));
    } else if (authors.has(key)) findings.push(repeated(key, place));
    else authors.set(key, mergeAuthor(defined, described));
  }
  return { authors: [...authors.values()], findings };
}

/** An author as defined in the file of authors, and as a post describes them, which takes precedence. */
function mergeAuthor(defined: PostAuthor | undefined, described: WrittenAuthor['described']): PostAuthor {
  const socials = described?.socials.length ? described.socials : (defined?.socials ?? []);
  return { ...defined, ...described, socials };
}

function unknownAuthor(key: string, place: Place, { file, name }: KnownAuthors): Finding {
  const keys = [...(file?.entries.keys() ?? [])];
  const message =
    file === undefined
      ? `the author '${key}' is not known: the blog has no file '${name}'`
      : `the author '${key}' is not in '${file.path}'`;
  const hint = didYouMean(key, keys) ?? `describe the author in '${file?.path ?? name}', or write \`- name: ${key}\``;
  return { ...finding('post-authors', place, message, hint), cause: message };
}

function inlineAuthor(
  { name = 'somebody' }: { readonly name?: string } = {},
  place: Place,
  known: KnownAuthors,
): Finding {
  const path = known.file?.path ?? known.name;
  const message = `the author '${name}' is described only in the post`;
  return {
    ...finding('inline-author', place, message, `describe the author in '${path}', and use its key here`),
    cause: message,
  };
}

function repeated(key: string, place: Place): Finding {
  return finding(
    'post-authors',
    place,
    `front matter 'authors': '${key}' is listed more than once`,
    'list each author once',
  );
}

function reasonOf(error: z.ZodError, written: unknown): string {
  const [issue] = innermostIssues(error.issues);
  if (issue === undefined) return "': invalid";
  const path = issue.path.map((part) => `.${String(part)}`).join('');
  return `${path}': ${yamlReason(issue, valueAt(written, issue.path))}`;
}
