import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import type { BlogConfig } from '../../config/site-config.js';
import { finding, placeOf } from '../../diagnostic.js';
import { readCreationTimes } from '../../git/creation-times.js';
import { unreadHistory } from '../../git/unread-history.js';
import { joinRoute } from '../../route/route.js';
import { listContent, type ScanContext } from '../../scan/scan-context.js';
import type { SourceRef, SourceRoot } from '../../scan/source-root.js';
import { localizedFolder } from '../localized-folder.js';
import { readTagsFile, type TagsFile } from '../tags-file.js';
import { type AuthorsFile, readAuthorsFile } from './authors-file.js';
import { type BlogTitles, readBlogTitles } from './blog-titles.js';
import { identifyPost } from './post-identity.js';

/** What functions of the site determine about the posts of a blog, by post id. */
export interface ListedByFunction {
  /** The ids of the posts, in order. */
  readonly order?: readonly string[];
  /** Their reading times. */
  readonly minutes?: ReadonlyMap<string, number | undefined>;
}

/** The contents of a blog's folder. */
export interface ScannedBlog {
  readonly config: BlogConfig;
  readonly root: SourceRoot;
  readonly sources: readonly SourceRef[];
  readonly authors: AuthorsFile | undefined;
  readonly tags: TagsFile | undefined;
  /** Its titles in the language of the locale. */
  readonly titles: BlogTitles;
  /** When posts without a date were added to the repository, by path; milliseconds since 1970 UTC. */
  readonly added: ReadonlyMap<string, number>;
  /** When the files of posts without a date in their paths were created, by path; milliseconds since 1970 UTC. */
  readonly made: ReadonlyMap<string, number>;
  /** What functions of the site determine about its posts. */
  readonly listed?: ListedByFunction;
}

/** Scans the folder of a blog; undefined if it is missing. */
export async function scanBlog(context: ScanContext, config: BlogConfig): Promise<ScannedBlog | undefined> {
  const { siteDir, findings } = context;
  const path = posix.normalize(config.path);
  if (config.missingFolder === 'error' && !existsSync(join(siteDir, path))) {
    const message = `the folder '${path}' of the blog '${config.id}' does not exist`;
    const hint = "create it, or fix 'path' in the configuration";
    findings.push(finding('missing-folder', placeOf(path), message, hint));
    return undefined;
  }
  const localizedPath = localizedFolder(context, { kind: 'blog', id: config.id });
  const root: SourceRoot = { path, ...(localizedPath !== undefined && { localizedPath }) };
  const ignore = [...context.ignore, '**/*.test.*', '**/__tests__/**', ...config.exclude];
  const sources = context.read(await listContent(context, root, { patterns: config.include, ignore }));
  const unnamed = sources.filter(({ relative }) => identifyPost(relative).date === undefined).map(({ path: of }) => of);
  const { routeBasePath, authorsBasePath } = config;
  const authorsRoute = authorsBasePath === null ? undefined : joinRoute(routeBasePath, authorsBasePath);
  const files = { siteDir, root, findings };
  const { times, failure } = await readCreationTimes(siteDir, undatedPaths(siteDir, unnamed));
  if (failure !== undefined) findings.push(unreadHistory(failure, placeOf(path)));
  return {
    config,
    root,
    sources,
    authors: readAuthorsFile({ ...files, name: config.authorsMapPath }, authorsRoute),
    tags:
      config.tags === false || config.tags === null
        ? undefined
        : readTagsFile({ ...files, name: config.tags ?? 'tags.yml', tagSigns: context.config.tagSigns }),
    titles: readBlogTitles(files, config),
    added: times,
    made: new Map(unnamed.map((of) => [of, fileTime(join(siteDir, of))])),
  };
}

/** The posts without a date in their paths whose front matter seems to have none either. */
function undatedPaths(siteDir: string, paths: readonly string[]): string[] {
  return paths.filter((path) => !/^date[ \t]*:/m.test(readFileSync(join(siteDir, path), 'utf8').slice(0, 4000)));
}

/**
 * When a file was created, which is how Docusaurus dates posts that are not committed; the modification time on file
 * systems without creation times.
 */
function fileTime(file: string): number {
  const { birthtimeMs, mtimeMs } = statSync(file);
  return Math.floor(birthtimeMs || mtimeMs);
}
