import { sidebarsFile } from '../../sidebar-file.js';
import { translatedLabels } from '../../translated-labels.js';
import type { DocumentLinks } from '../document-links.js';
import { linksOfIcons } from '../icon-links.js';
import type { Languages } from '../languages.js';
import type { ToolSite } from '../tool-site.js';
import type { StarlightOptions } from './options.js';
import { sidebarOfStarlight } from './sidebar-entries.js';
import { linksOfTopics, sidebarsOfTopics, topicsIn } from './topics.js';

/** The sidebar, or those of topics, and the links at the top. */
export function navigationOf(
  { sidebar, social, plugins }: StarlightOptions,
  documents: DocumentLinks,
  languages: Languages | undefined,
): Pick<ToolSite, 'sidebar' | 'displayedSidebars' | 'labels' | 'navbar'> {
  const topics = topicsIn(plugins);
  const sidebarsIn = (language?: string) =>
    sidebarOfStarlight(sidebar, { documents, language }) ?? sidebarsOfTopics(topics, { documents, language });
  const sidebars = sidebarsIn();
  return {
    sidebar: sidebars && sidebarsFile(sidebars),
    displayedSidebars: sidebars?.docs && { '/': 'docs' },
    labels: languages?.others.flatMap((language) =>
      translatedLabels({ sidebars }, { sidebars: sidebarsIn(language.name) }, language),
    ),
    navbar: [...linksOfTopics(topics), ...linksOfIcons(social)],
  };
}
