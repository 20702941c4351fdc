import type { UserConfig } from '@docsite/core';
import { blogOf, groupsByYear } from '../config/content/blog.js';
import { markdownOf } from '../config/content/markdown.js';
import { pagesOf } from '../config/content/pages.js';
import { countedWordsOf } from '../config/functions/counted-words.js';
import { samePathOf } from '../config/site/same-path.js';
import { codeCommentsOf, defaultLanguageOf, highlightCommentsOf } from '../config/theme/code-comments.js';
import { liveCodeOf } from '../config/theme/live-code.js';
import type { Keys } from '../keys.js';
import type { Takeover } from '../takeover.js';
import type { Contents } from './contents.js';
import type { SiteToConvert } from './site-to-convert.js';

/** Pages and blogs, and how Markdown is read. */
export function contentSettings(
  { config, themeConfig, plugins, components, takeover }: SiteToConvert,
  { docs, pages, blogs }: Contents,
): Partial<UserConfig> {
  const isGroupedByYear = groupsByYear(themeConfig, takeover);
  return {
    pages: allPages(pages, takeover),
    blog: blogs.length === 0 ? false : blogs.map((options) => blogOf(options, isGroupedByYear, takeover)),
    markdown: {
      ...markdownOf(config, { docs, 'src/pages': pages, blog: blogs }, takeover),
      components,
      codeComments: codeCommentsOf(themeConfig),
      ...highlightCommentsOf(themeConfig, takeover.siteDir),
      ...countedWordsOf(takeover.siteDir),
      ...defaultLanguageOf(themeConfig),
      liveCode: liveCodeOf(themeConfig, plugins, takeover),
    },
    samePath: samePathOf(takeover.siteDir),
  } as Partial<UserConfig>;
}

function allPages(pages: readonly Keys[], takeover: Takeover): UserConfig['pages'] {
  const found = pages.map((options) => pagesOf(options, takeover));
  return found.length > 1 ? found : (found[0] ?? false);
}
