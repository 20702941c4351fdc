import type { GeneratedTemplates } from '@docsite/renderer/template';
import { CategoryPage } from '@theme/pages/category-page';
import { NotFoundPage } from '@theme/pages/not-found-page';
import { TagListPage } from '@theme/pages/tag-list-page';
import { TagPage } from '@theme/pages/tag-page';
import { VersionsPage } from '@theme/pages/versions-page';

/** What draws the body of each kind of page that the build generates. */
export const generatedTemplates: GeneratedTemplates = {
  category: CategoryPage,
  'tag-list': TagListPage,
  tag: TagPage,
  versions: VersionsPage,
  'not-found': NotFoundPage,
};
