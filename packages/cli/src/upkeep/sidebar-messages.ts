import { described, type SourceMessage } from './translation-file.js';

const nameOfLabel = /^sidebar\.(?<sidebar>.+?)\.(?<type>category|link|doc)\.(?<key>.+)$/;
const nameOfIndex = /^(?<category>.+)\.link\.generated-index\.(?<part>title|description)$/;

/**
 * A label of a sidebar, with a description that says where it stands, as Docusaurus writes it.
 *
 * @param name Its name in translation files: `sidebar.docs.category.Guides`.
 */
export function sidebarMessage(name: string, message: string): SourceMessage {
  const { sidebar, type, key = '' } = nameOfLabel.exec(name)?.groups ?? {};
  if (sidebar === undefined) return { message };
  const { category, part } = nameOfIndex.exec(key)?.groups ?? {};
  if (type === 'category' && part !== undefined)
    return described(message, `The generated-index page ${part} for category '${category}' in sidebar '${sidebar}'`);
  const what = type === 'doc' ? 'the doc item' : type;
  return described(message, `The label for ${what} '${message}' in sidebar '${sidebar}'`);
}
