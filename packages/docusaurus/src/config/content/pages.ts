import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import { sitePath } from '../site/site-path.js';
import { editUrlOf } from './edit-url.js';
import type { PagesInstance } from './instances.js';
import { markdownPluginsOf } from './markdown.js';

/** The pages of a `plugin-content-pages`. */
export function pagesOf(options: Keys, takeover: Takeover): PagesInstance {
  const path = sitePath(options.text('path') ?? 'src/pages', takeover.siteDir);
  return {
    id: options.text('id'),
    path,
    routeBasePath: options.text('routeBasePath') ?? '/',
    include: options.texts('include') ?? ['**/*.{js,jsx,ts,tsx,md,mdx}'],
    exclude: options.texts('exclude'),
    editUrl: editUrlOf(options),
    editLocalizedFiles: options.flag('editLocalizedFiles'),
    ...markdownPluginsOf(options, takeover),
    showTitles: false,
    showLastUpdateTime: options.flag('showLastUpdateTime'),
    showLastUpdateAuthor: options.flag('showLastUpdateAuthor'),
  } as PagesInstance;
}
