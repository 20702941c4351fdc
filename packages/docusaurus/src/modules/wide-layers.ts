import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '../load/files-below.js';
import type { OptionComponents } from './option-components.js';
import { swizzledFile } from './swizzles.js';

/** Layers that give blog pages the full width, by the components that draw them. */
const layers = { BlogListPage: 'wide-post-list', BlogPostPage: 'wide-post' } as const;

/**
 * The layers for a site whose blog components draw the layout of all pages rather than that of blogs, which docsite's
 * frame replaces.
 */
export function wideBlogLayers(siteDir: string, components: OptionComponents): string[] {
  return Object.entries(layers).flatMap(([component, layer]) => {
    const named = (components[component] ?? []).map(({ module }) => fileOf(module, siteDir));
    return [swizzledFile(siteDir, component), ...named].some(drawsLayout) ? [layer] : [];
  });
}

/** The layer for pages in Markdown, if the component that an option names for them draws the layout of all pages. */
export function wideMarkdownLayers(siteDir: string, { MDXPage = [] }: OptionComponents): string[] {
  return MDXPage.some(({ module }) => drawsLayout(fileOf(module, siteDir))) ? ['wide-markdown'] : [];
}

function fileOf(module: string, siteDir: string): string | undefined {
  const component = /^@(?:theme|site\/src\/theme)\/(.+)$/.exec(module)?.[1];
  if (component !== undefined) return swizzledFile(siteDir, component);
  const path = join(siteDir, module.replace(/^@site\//, ''));
  return ['.tsx', '.jsx', '.js', '/index.tsx', '/index.jsx', '/index.js', ''].map((end) => path + end).find(existsSync);
}

function drawsLayout(file: string | undefined): boolean {
  const text = file === undefined ? '' : textOf(file);
  return /['"]@theme\/Layout['"]/.test(text) && !/['"]@theme\/BlogLayout['"]/.test(text);
}
