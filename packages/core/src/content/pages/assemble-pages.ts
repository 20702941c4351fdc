import { posix } from 'node:path';
import type { SiteConfig } from '../../config/site-config.js';
import { placeOf } from '../../diagnostic.js';
import { joinRoute } from '../../route/route.js';
import type { ModuleRef, SourceRef } from '../../scan/source-root.js';
import type { AssembleInput } from '../assemble-input.js';
import { fileToEdit } from '../file-to-edit.js';
import { folderMark } from '../page.js';
import { sourceChange } from '../source-change.js';
import { editUrlBy, editUrlOf, folderOfSource, titleOf, writtenFacts } from '../written-facts.js';
import type { MarkdownPage, ModulePage } from './pages-page.js';
import type { ScannedPages } from './scan-pages.js';

/** Assembles pages outside the docs: each file is a page whose path is its route. */
export function assemblePages(scanned: ScannedPages, input: AssembleInput): (MarkdownPage | ModulePage)[] {
  return [
    ...scanned.documents.flatMap((ref) => markdownPage(ref, scanned, input)),
    ...scanned.modules.map((ref) => modulePage(ref, scanned, input)),
  ];
}

function markdownPage(ref: SourceRef, scanned: ScannedPages, input: AssembleInput): MarkdownPage[] {
  const document = input.documents[ref.path];
  if (document === undefined || (document.frontMatter.draft && !input.includeDrafts)) return [];
  const { slug } = document.frontMatter;
  const route =
    slug === undefined
      ? routeOf(ref, scanned)
      : joinRoute(
          scanned.config.routeBasePath,
          slug.startsWith('/') ? slug : posix.join(posix.dirname(ref.relative), slug),
        );
  const isFolder = slug?.endsWith('/') ?? nameOf(ref) === 'index';
  const source = {
    kind: 'pages',
    id: scanned.config.id,
    folder: folderOfSource(ref.path, ref.relative),
    path: ref.relative,
    route,
    isFolder,
  } as const;
  const file = fileToEdit(ref, scanned.config);
  const editUrl = editUrlBy(input, document, source) ?? editUrlOf(document, scanned.config, file);
  const update = {
    updates: input.updates,
    time: scanned.config.showLastUpdateTime,
    author: scanned.config.showLastUpdateAuthor,
  };
  return [
    {
      kind: 'markdown',
      key: keyOf(ref, scanned),
      route,
      ...folderMark(input.config, isFolder),
      title: titleOf(document, untitled(nameOf(ref), input.config)),
      ...writtenFacts(document, input.config, update),
      ...(!scanned.config.showTitles && { hideTitle: true }),
      ...(editUrl !== undefined && { editUrl }),
    },
  ];
}

/** The title of a page that sets none itself. */
export function untitled(name: string, { title, untitledPages }: SiteConfig): string {
  return untitledPages === 'site' ? title : name;
}

/** A React page without a literal title is named after its file or the site until it is rendered. */
function modulePage(
  ref: ModuleRef,
  scanned: ScannedPages,
  { config, updates }: Pick<AssembleInput, 'config' | 'updates'>,
): ModulePage {
  return {
    kind: 'module',
    key: keyOf(ref, scanned),
    holds: 'text',
    route: routeOf(ref, scanned),
    ...folderMark(config, nameOf(ref) === 'index'),
    title: ref.frontMatter.title ?? untitled(nameOf(ref), config),
    description: ref.frontMatter.description ?? '',
    source: ref.path,
    ...sourceChange(ref.path, config, updates),
    place: placeOf(ref.path),
  };
}

function routeOf(ref: SourceRef, scanned: ScannedPages): string {
  const path = ref.relative.replace(/\.(?:mdx?|[jt]sx?)$/, '');
  return joinRoute(scanned.config.routeBasePath, posix.basename(path) === 'index' ? posix.dirname(path) : path);
}

/** Translations have the same path within their own folder, whatever their format. */
function keyOf(ref: SourceRef, { config: { id } }: ScannedPages): string {
  const holder = id === 'default' ? 'page' : `page:${id}`;
  return `${holder}:${ref.relative.replace(/\.\w+$/, '')}`;
}

function nameOf(ref: SourceRef): string {
  return posix.basename(ref.relative).replace(/\.\w+$/, '');
}
