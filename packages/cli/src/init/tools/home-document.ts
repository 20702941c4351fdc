import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { propertiesOf, readFrontMatter, withoutDocumentEnding } from '@docsite/core';
import type { DocumentLinks } from './document-links.js';
import type { ToolName } from './tool-site.js';

/** The front matter of a home page. */
export type HomeFrontMatter = ReturnType<typeof readFrontMatter>['frontMatter'];

/** Texts of a site, which its home page may show. */
export type SiteTexts = Readonly<Record<'title' | 'tagline', string | undefined>>;

/** How the documents of a tool say that they are home pages. */
export interface HomeNotation {
  readonly key: string;
  readonly value: string | boolean;
  /** What stands above everything else, in terms of VitePress. */
  readonly heroOf: (frontMatter: HomeFrontMatter, site: SiteTexts) => unknown;
  /** The image beside it, as the path of its file from the document; absent if the hero has the address of one. */
  readonly imageOf?: (frontMatter: HomeFrontMatter) => unknown;
  /** Whether its links begin with the base URL of the site. */
  readonly hasBase?: boolean;
}

/** The notations of the tools that have home pages. */
const notations: { readonly [Tool in ToolName]?: HomeNotation } = {
  VitePress: { key: 'layout', value: 'home', heroOf: ({ hero }) => hero },
  VuePress: { key: 'home', value: true, heroOf: heroOfVuePress },
  Rspress: { key: 'pageType', value: 'home', heroOf: ({ hero }) => hero },
  Starlight: {
    key: 'template',
    value: 'splash',
    heroOf: heroOfStarlight,
    imageOf: ({ hero }) => propertiesOf(propertiesOf(hero).image).file,
    hasBase: true,
  },
};

/** How documents of a tool are marked as home pages; undefined if it has no such pages. */
export function homeNotationOf(tool: ToolName | undefined): HomeNotation | undefined {
  return tool && notations[tool];
}

/** @see https://vuepress.vuejs.org/reference/default-theme/frontmatter.html#home-page */
function heroOfVuePress(frontMatter: HomeFrontMatter, site: SiteTexts): unknown {
  const { heroText = site.title, tagline = site.tagline, heroImage, heroAlt } = frontMatter;
  const { actions, actionText, actionLink } = frontMatter;
  const single = actionText === undefined ? [] : [{ text: actionText, link: actionLink }];
  const buttons = (Array.isArray(actions) ? actions : single).map(propertiesOf);
  return {
    name: heroText ?? undefined,
    tagline: tagline ?? undefined,
    image: typeof heroImage === 'string' ? { src: heroImage, alt: heroAlt } : undefined,
    actions: buttons.map(({ text, link, type = 'primary' }) => ({
      theme: type === 'primary' ? 'brand' : 'alt',
      ...{ text, link },
    })),
  };
}

/** @see https://starlight.astro.build/reference/frontmatter/#hero */
function heroOfStarlight({ hero, title }: HomeFrontMatter): unknown {
  const { title: text = title, tagline, actions } = propertiesOf(hero);
  const buttons = Array.isArray(actions) ? actions.map(propertiesOf) : [];
  return {
    text,
    tagline,
    actions: buttons.map((button) => ({
      theme: (button.variant ?? 'primary') === 'primary' ? 'brand' : 'alt',
      text: button.text,
      link: button.link,
    })),
  };
}

/** The name of the document at the address of a folder; undefined if there is none. */
export function indexIn(dir: string): string | undefined {
  return ['index.md', 'index.mdx', 'README.md'].find((name) => existsSync(join(dir, name)));
}

/** A document, if its front matter lists the parts of a home page. */
export function readHome(path: string, { key, value }: HomeNotation): ReturnType<typeof readFrontMatter> | undefined {
  if (!existsSync(path)) return undefined;
  const source = readFrontMatter(readFileSync(path, 'utf8'), path);
  const { [key]: layout, hero, features, actions } = source.frontMatter;
  const listsParts = (typeof hero === 'object' && hero !== null) || [features, actions].some(Array.isArray);
  return layout === value && listsParts ? source : undefined;
}

/** The documents of a folder without its home page, which is a React page in docsite. */
export function withoutHome(documents: DocumentLinks, dir: string, tool: ToolName): DocumentLinks {
  const [notation, name] = [homeNotationOf(tool), indexIn(dir)];
  if (notation === undefined || name === undefined || !readHome(join(dir, name), notation)) return documents;
  return new Map([...documents].filter(([, id]) => id !== withoutDocumentEnding(name)));
}
