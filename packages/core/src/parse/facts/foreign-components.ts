import { ownValue } from '../../values/own-value.js';

const cards = 'write `<DocCardList items={…} />`, or a component of yours in `markdown.components`';
const mark = 'write `<mark>text</mark>`, or name a component of yours in `markdown.components` of the configuration';

/** What to write instead of components that come with VitePress, Starlight, Rspress, Nextra and Astro. */
const replacements: Readonly<Record<string, string>> = {
  Aside: 'write `:::tip` before its text and `:::` after it',
  Badge: mark,
  Callout: 'write `:::note` or `:::warning` before its text and `:::` after it',
  Card: cards,
  CardGrid: cards,
  Cards: cards,
  ClientOnly: 'remove its tags: React components of the page run in browsers',
  FileTree: 'write `:::file-tree` before its list and `:::` after it',
  Fragment: 'remove its tags, or write `<>` and `</>`',
  Icon: 'show a picture, or remove it',
  LinkCard: cards,
  PackageManagerTabs: 'write `:::code-group` before code for each, and `:::` after it',
  Steps: 'write `:::steps` before its list and `:::` after it',
  'Tabs.Tab': 'write `<TabItem label="…">`',
};

/** What to write instead of a component of another tool; undefined for any other. */
export function foreignComponentHint(name: string): string | undefined {
  return ownValue(replacements, name);
}
