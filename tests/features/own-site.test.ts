import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltSite } from './built-site.js';
import { keptFiles } from './kept-files.js';
import { ownSite } from './run.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await ownSite();
});

/** The document that is rendered by script for offline readers. */
const shell = 'assets/shell.html';

/** The HTML of every document, by path. */
const documents = (): [path: string, html: string][] =>
  site
    .files()
    .filter((path) => path.endsWith('.html'))
    .map((path) => [path, site.text(path)]);

describe("the repository's own site", () => {
  test('should need at most 40 % of the size of its HTML for offline use', () => {
    const bytesOf = (paths: readonly string[]): number =>
      paths.reduce((sum, path) => sum + statSync(join(site.outDir, path)).size, 0);
    const drawnWith = /^(?:assets\/(?:js|css|images|fonts)|img)\//;
    const kept = keptFiles(site).filter((path) => !drawnWith.test(path));
    expect(kept.some((path) => path.startsWith('assets/search/'))).toBe(true);
    expect(bytesOf(kept) / bytesOf(documents().map(([path]) => path))).toBeLessThan(0.4);
  });

  test('should list the hash of every inline script of every page in its policy, and no others', () => {
    const allowed = /script-src ([^;\n]*)/.exec(site.text('_headers'))?.[1]?.split(' ') ?? [];
    expect(allowed.filter((source) => !source.startsWith("'sha256-"))).toEqual(["'self'"]);
    const refused = documents().flatMap(([path, html]) =>
      Array.from(
        html.matchAll(/<script(?![^>]*(?:src=|type="application))[^>]*>([\s\S]*?)<\/script>/g),
        ([, code = '']) => code,
      )
        .filter((code) => !allowed.includes(`'sha256-${createHash('sha256').update(code).digest('base64')}'`))
        .map((code) => `${path}: ${code.slice(0, 60)}`),
    );
    expect(refused).toEqual([]);
  });

  test('should have no code in attributes, which the policy blocks', () => {
    const handlers = documents().flatMap(([path, html]) =>
      Array.from(html.matchAll(/<[^>]*\s(?:on[a-z]+="|href="javascript:)/g), ([tag]) => `${path}: ${tag}`),
    );
    expect(handlers).toEqual([]);
  });

  test('should open every link to another site in a new tab, without script too', () => {
    const others = documents().flatMap(([path, html]) =>
      Array.from(html.matchAll(/<a\b[^>]*\shref="https?:[^>]*>/g), ([tag]) => tag)
        .filter((tag) => !tag.includes(' target="_blank"') || !tag.includes('noopener'))
        .map((tag) => `${path}: ${tag}`),
    );
    expect(others).toEqual([]);
  });

  test('should declare the same colour in its manifest and on every page', () => {
    const { theme_color: color } = JSON.parse(site.text('manifest.webmanifest')) as { theme_color: string };
    const others = documents().filter(
      ([path, html]) => path !== shell && !html.includes(`<meta name="theme-color" content="${color}">`),
    );
    expect([color, others.map(([path]) => path)]).toEqual(['#c2410c', []]);
  });

  test('should have the icons listed in its manifest, in the sizes it says', () => {
    const { icons } = JSON.parse(site.text('manifest.webmanifest')) as { icons: { src: string; sizes: string }[] };
    const found = icons.map(({ src }) =>
      src.endsWith('.png') ? pngSize(readFileSync(join(site.outDir, src))) : site.has(src) && 'any',
    );
    expect(icons.map(({ sizes }) => sizes)).toEqual(['any', '192x192', '512x512']);
    expect(found).toEqual(icons.map(({ sizes }) => sizes));
  });
});

describe("the Markdown twins of the repository's own site", () => {
  const twins = (): [path: string, text: string][] =>
    site
      .files()
      .filter((path) => path.endsWith('.md'))
      .map((path) => [path, site.text(path)]);
  /** Text without code, which may contain any word. */
  const prose = (text: string): string =>
    text.replace(/^( *(?:> ?)*)(`{3,})[\s\S]*?\n *(?:> ?)*\2$/gm, '').replace(/(`+)[^`][\s\S]*?\1/g, '');

  test('should exist for every page except the search, the 404 page and redirects', () => {
    const moved = Array.from(site.text('_redirects').matchAll(/^\/(\S+)/gm), ([, path]) => `${path}/index.html`);
    const without = documents().filter(
      ([path]) => path !== shell && !moved.includes(path) && !site.has(path.replace(/(?:\/index)?\.html$/, '.md')),
    );
    expect(without.map(([path]) => path)).toEqual(['404.html', 'search.html']);
  });

  test('should have one title, and begin with it unless a React page puts it elsewhere', () => {
    const titles = twins().map(([path, text]) => [path, prose(text).match(/^# \S/gm)?.length, /^# \S/.test(text)]);
    expect(titles.filter(([, count, isFirst]) => count !== 1 || !isFirst)).toEqual([['index.md', 1, false]]);
  });

  test('should have only absolute links', () => {
    const relative = twins().flatMap(([path, text]) =>
      Array.from(prose(text).matchAll(/\]\((?!https?:|mailto:)[^)]*\)/g), ([link]) => `${path}: ${link}`),
    );
    expect(relative).toEqual([]);
  });

  test('should contain no JSX', () => {
    const jsx = /^(?:import|export) .*$|(?<!\\)<\/?[A-Z][\w.]*[^>]*>|(?<!\\)\{\/\*|className=/gm;
    expect(
      twins().flatMap(([path, text]) => Array.from(prose(text).matchAll(jsx), ([found]) => `${path}: ${found}`)),
    ).toEqual([]);
  });
});

/** Width and height of a PNG image: its first chunk begins with them. */
function pngSize(file: Buffer): string {
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`;
}
