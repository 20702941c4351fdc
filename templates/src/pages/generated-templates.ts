import type { GeneratedTemplates } from '@docsite/renderer/template';
import { CategoryPage } from '@theme/pages/category-page';
import { NotFoundPage } from '@theme/pages/not-found-page';
import { PostArchivePage } from '@theme/pages/post-archive-page';
import { PostAuthorsPage } from '@theme/pages/post-authors-page';
import { PostListPage } from '@theme/pages/post-list-page';
import { PostTagsPage } from '@theme/pages/post-tags-page';
import { TagListPage } from '@theme/pages/tag-list-page';
import { TagPage } from '@theme/pages/tag-page';
import { VersionsPage } from '@theme/pages/versions-page';

/** The template for the body of each kind of generated page. */
export const generatedTemplates: GeneratedTemplates = {
  category: CategoryPage,
  'tag-list': TagListPage,
  tag: TagPage,
  versions: VersionsPage,
  'post-list': PostListPage,
  'post-archive': PostArchivePage,
  'post-tags': PostTagsPage,
  'post-authors': PostAuthorsPage,
  'not-found': NotFoundPage,
};
