import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ownValue, readFrontMatter, withoutDocumentEnding } from '@docsite/core';
import type { DocumentLinks } from './document-links.js';

/** The key and the value by which front matter says that a document is a home page. */
export type HomeMark = readonly [key: string, value: string];

const marks: Readonly<Record<string, HomeMark>> = {
  VitePress: ['layout', 'home'],
  Rspress: ['pageType', 'home'],
};

/** How documents of a tool are marked as home pages; undefined if it has no such pages. */
export function homeMarkOf(tool: string): HomeMark | undefined {
  return ownValue(marks, tool);
}

/** The name of the document at the address of a folder; undefined if there is none. */
export function indexIn(dir: string): string | undefined {
  return ['index.md', 'index.mdx'].find((name) => existsSync(join(dir, name)));
}

/** A document, if its front matter lists the parts of a home page. */
export function readHome(path: string, [key, value]: HomeMark): ReturnType<typeof readFrontMatter> | undefined {
  if (!existsSync(path)) return undefined;
  const source = readFrontMatter(readFileSync(path, 'utf8'), path);
  const { [key]: layout, hero, features } = source.frontMatter;
  return layout === value && (hero !== undefined || features !== undefined) ? source : undefined;
}

/** The documents of a folder without its home page, which is a React page in docsite. */
export function withoutHome(documents: DocumentLinks, dir: string, tool: string): DocumentLinks {
  const [mark, name] = [homeMarkOf(tool), indexIn(dir)];
  if (mark === undefined || name === undefined || readHome(join(dir, name), mark) === undefined) return documents;
  return new Map([...documents].filter(([, id]) => id !== withoutDocumentEnding(name)));
}
