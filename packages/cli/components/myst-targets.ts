import { existsSync, readdirSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import { folderWith, textOf } from './files-above';

/** What a reference of MyST leads to. */
export interface Target {
  /** The document, relative to the folder of all. */
  readonly path: string;
  /** An element in it; absent for the document itself. */
  readonly id?: string | undefined;
  /** The heading there, in Markdown, if there is one. */
  readonly title?: string | undefined;
}

/** The targets of a site. */
export interface Targets {
  /** The folder of the documents, absolute. */
  readonly folder: string;
  /** By name, in lower case. */
  readonly labels: ReadonlyMap<string, Target>;
  /** By path without an ending. */
  readonly documents: ReadonlyMap<string, Target>;
  /** The addresses of roles, with `%s` for their text, and what is shown instead of it. */
  readonly links: ReadonlyMap<string, readonly [address: string, caption: string]>;
  /** Whether links to headings have the ids of GitHub. */
  readonly hasHeadingAnchors: boolean;
}

/** The line that names what follows: `(name)=`. */
export const labelLine = /^[ \t]*\(([^()\s]+)\)=[ \t]*$/;

/** The id that Sphinx makes of a name, or of the text of a heading. */
export function idOfLabel(label: string): string {
  return label
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[-0-9]+|-+$/g, '');
}

/** The targets of the sites of which documents were read; a new label is found after a restart. */
const known = new Map<string, Targets>();

/** The targets of the site that a document is in: that below the nearest `conf.py`. Undefined if there is none. */
export function targetsAround(document: string): Targets | undefined {
  const folder = folderWith('conf.py', document);
  if (folder === undefined) return undefined;
  const targets = known.get(folder) ?? readTargets(folder);
  known.set(folder, targets);
  return targets;
}

function readTargets(folder: string): Targets {
  const labels = new Map<string, Target>();
  const documents = new Map<string, Target>();
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.split(sep).join('/'));
  for (const path of names
    .filter((name) => /\.md$/.test(name) && !/(?:^|\/)(?:[._]|node_modules\/)/.test(name))
    .sort()) {
    const text = textOf(join(folder, path)) ?? '';
    documents.set(path.slice(0, -3), { path, title: /^#[ \t]+(.+?)[ \t]*$/m.exec(text)?.[1] });
    for (const [name, target] of labelsIn(text, path)) labels.set(name, target);
  }
  const config = textOf(join(folder, 'conf.py')) ?? '';
  return {
    folder,
    labels,
    documents,
    links: linksOf(config),
    hasHeadingAnchors: /^myst_heading_anchors/m.test(config),
  };
}

/** The labels in a document, each with the heading below it. */
function labelsIn(text: string, path: string): [string, Target][] {
  const lines = text.split('\n');
  return lines.flatMap((line, at): [string, Target][] => {
    const label = labelLine.exec(line)?.[1] ?? /^[ \t]*:name:[ \t]*(\S+)[ \t]*$/.exec(line)?.[1];
    if (label === undefined) return [];
    const next = lines.slice(at + 1).find((one) => one.trim() !== '' && !labelLine.test(one)) ?? '';
    const title = labelLine.test(line) ? /^#{1,6}[ \t]+(.+?)[ \t]*$/.exec(next)?.[1] : undefined;
    return [[label.toLowerCase(), { path, id: idOfLabel(label), title }]];
  });
}

/** The roles that the extension `extlinks` adds, where they are written out. */
function linksOf(config: string): Targets['links'] {
  const written = /^extlinks[ \t]*=[ \t]*\{([\s\S]*?)^\}/m.exec(config)?.[1] ?? '';
  const entries = written.matchAll(
    /["']([\w-]+)["']\s*:\s*\(\s*["']([^"'\n]*%s[^"'\n]*)["']\s*,\s*(?:["']([^"'\n]*)["']|None)/g,
  );
  return new Map([...entries].map(([, name = '', address = '', caption = '']) => [name, [address, caption || '%s']]));
}

/** The document that a path in another one names, with or without an ending. */
export function documentAt(written: string, document: string, { folder, documents }: Targets): Target | undefined {
  const from = posix.dirname(
    document
      .slice(folder.length + 1)
      .split(sep)
      .join('/'),
  );
  const path = posix.join(written.startsWith('/') ? '.' : from, written).replace(/^\/|\.md$/g, '');
  return documents.get(path);
}

/** Whether a link in a document leads to a file. */
export function isFileBeside(written: string, document: string): boolean {
  return ['', '.md'].some((ending) => existsSync(join(document, '..', written.replace(/#.*/, '') + ending)));
}
