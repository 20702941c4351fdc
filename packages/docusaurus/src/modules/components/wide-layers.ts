import { textOf } from '../../load/files/file-text.js';
import { namedFile } from './named-file.js';
import type { OptionComponents } from './option-components.js';
import { swizzledFile } from './theme-files.js';

/** Layers that give blog pages the full width, by the components that draw them. */
const layers = { BlogListPage: 'wide-post-list', BlogPostPage: 'wide-post' } as const;

/**
 * The layers for a site whose blog components draw the layout of all pages rather than that of blogs, which docsite's
 * frame replaces.
 */
export function wideBlogLayers(siteDir: string, components: OptionComponents): string[] {
  return Object.entries(layers).flatMap(([component, layer]) => {
    const named = (components[component] ?? []).map(({ module }) => namedFile(module, siteDir));
    return [swizzledFile(siteDir, component), ...named].some(drawsLayout) ? [layer] : [];
  });
}

/** The layer for pages in Markdown, if the component that an option names for them draws the layout of all pages. */
export function wideMarkdownLayers(siteDir: string, { MDXPage = [] }: OptionComponents): string[] {
  return MDXPage.some(({ module }) => drawsLayout(namedFile(module, siteDir))) ? ['wide-markdown'] : [];
}

function drawsLayout(file: string | undefined): boolean {
  const text = file === undefined ? '' : textOf(file);
  return /['"]@theme\/Layout['"]/.test(text) && !/['"]@theme\/BlogLayout['"]/.test(text);
}
