import type { PageTemplates } from '@docsite/renderer/template';
import { PostPage } from '@theme/pages/post-page';
import { pageTemplates as others } from '@theme-original/pages/page-templates';

/** The template of posts, together with those of all other pages. */
export const pageTemplates: PageTemplates = { ...others, post: PostPage };
