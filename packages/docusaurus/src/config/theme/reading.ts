import type { UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';

type Reading = Pick<UserConfig, 'colorMode' | 'announcementBar' | 'sidebar' | 'tableOfContents' | 'image'>;

/** The options of a theme configuration that concern reading the site. */
export function readingOf(themeConfig: Keys, takeover: Takeover): Reading {
  for (const key of ['image', 'colorMode', 'announcementBar', 'tableOfContents']) {
    takeover.moves([...themeConfig.path, key], [key]);
  }
  takeover.moves([...themeConfig.path, 'docs', 'sidebar'], ['sidebar']);
  const colorMode = themeConfig.within('colorMode');
  const docs = themeConfig.within('docs');
  const sidebar = docs.within('sidebar');
  const toc = themeConfig.within('tableOfContents');
  docs.skip('versionPersistence');
  return {
    image: themeConfig.text('image'),
    colorMode: {
      defaultMode: colorMode.text('defaultMode'),
      disableSwitch: colorMode.flag('disableSwitch'),
      respectPrefersColorScheme: colorMode.flag('respectPrefersColorScheme'),
    },
    announcementBar: announcementOf(themeConfig),
    sidebar: {
      hideable: sidebar.flag('hideable'),
      autoCollapseCategories: sidebar.flag('autoCollapseCategories'),
    },
    tableOfContents: {
      minHeadingLevel: toc.number('minHeadingLevel'),
      maxHeadingLevel: toc.number('maxHeadingLevel'),
    },
  } as Reading;
}

function announcementOf(themeConfig: Keys): object | undefined {
  const bar = themeConfig.within('announcementBar');
  const content = bar.text('content');
  if (content === undefined) return undefined;
  return {
    // Docusaurus's default, under which browsers have stored that the reader closed the bar
    id: bar.text('id') ?? 'announcement-bar',
    content,
    isCloseable: bar.flag('isCloseable'),
    backgroundColor: bar.text('backgroundColor'),
    textColor: bar.text('textColor'),
  };
}
