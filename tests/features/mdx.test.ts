import { beforeAll, describe, expect, test } from '@jest/globals';
import type { BuiltSite, HtmlPage } from './built-site.js';
import { buildSite } from './run.js';

let site: BuiltSite;
beforeAll(async () => {
  site = await buildSite('mdx');
});

/** The scripts that a page loads, by name without hash. */
function scripts(page: HtmlPage): string[] {
  return page.attributes('script[src]', 'src').map((src) => src.replace(/^.*\/(.*)-[0-9a-f]{8}\.js$/, '$1'));
}

describe('a page that imports a component', () => {
  test('should contain the output of the component in its HTML, for readers without script', () => {
    const page = site.page('docs/live/index.html');
    expect(page.texts('.markdown .counter')).toEqual(['Presses: of a button 42']);
    expect(page.texts('.markdown p')).toEqual(['Doubled: 2, 4, 6; own key: kept.', 'From the partial', 'Static']);
  });

  test('should be described by its first plain paragraph', () => {
    expect(site.page('docs/live/index.html').meta('description')).toBe('From the partial');
  });

  test('should have a chunk of its own that hydrates it', () => {
    const page = site.page('docs/live/index.html');
    const region = page.one('[data-chunk]').properties;
    const chunk = String(region.dataChunk);
    expect(chunk).toMatch(/^\/assets\/js\/page-docs-live-[0-9a-f]{8}\.js$/);
    expect(site.text(chunk.slice(1))).toMatch(/export\s*\{[^}]*\bas _block0\b[^}]*\}/);
    expect(scripts(page)).toEqual(['boot']);
    expect(page.attributes('.markdown > [data-island]', 'dataIsland')).toEqual(['0']);
    expect(page.texts('[data-island]')).toEqual(['Presses: of a button 42']);
    const data = JSON.parse(site.text('assets/pages/docs/live.json')) as {
      buildId: string;
      content: { chunk: string; isWhole?: boolean };
    };
    expect([data.content.chunk, data.content.isWhole]).toEqual([chunk, undefined]);
    expect(page.one('#ds-root').properties).toMatchObject({
      dataPage: '/assets/pages/docs/live.json',
      dataSite: `/assets/site-${data.buildId}.json`,
    });
  });

  test('should load the styles that the component imports, which other pages do not', () => {
    const own = site
      .page('docs/live/index.html')
      .attributes('link[rel=stylesheet]', 'href')
      .filter((href) => /page-docs-live/.test(href));
    expect(own).toHaveLength(1);
    expect(site.text((own[0] as string).slice(1))).toContain('tabular-nums');
    expect(site.page('docs/static/index.html').attributes('link[rel=stylesheet]', 'href')).toHaveLength(1);
  });
});

describe('a page that is a component', () => {
  test('should be rendered with the title and description that it exports, and be live', () => {
    const page = site.page('board/index.html');
    expect(page.texts('title, main h1, main .counter')).toEqual(['Board | MDX', 'Board', '0']);
    expect(page.meta('description')).toBe('A page that is a component.');
    expect(scripts(page)).toEqual(['boot']);
    expect(page.all('[data-chunk]')).toHaveLength(1);
  });

  test('should have its styles and no script of its own if it says that it is not live', () => {
    const page = site.page('leaflet/index.html');
    expect([page.texts('main h1'), page.all('[data-chunk]')]).toEqual([['Leaflet'], []]);
    const styles = page.attributes('link[rel=stylesheet]', 'href').filter((href) => /page-pages-leaflet/.test(href));
    expect(styles.map((href) => site.text(href.slice(1)))).toEqual([expect.stringContaining('tabular-nums')]);
    expect(site.files().filter((path) => /leaflet.*\.js$/.test(path))).toEqual([]);
  });
});

describe('a page whose MDX needs no code in the browser', () => {
  test('should have no live script, whatever theme components, partials and literals it uses', () => {
    const pages = site.pages().filter((page) => page.all('[data-chunk]').length === 0);
    expect(pages.map((page) => page.path)).toEqual([
      '404.html',
      'docs/parts/index.html',
      'docs/static/index.html',
      'index.html',
      'leaflet/index.html',
      'search/index.html',
    ]);
    expect(pages.map(scripts)).toEqual(pages.map(() => ['boot']));
  });

  test('should render tabs with all panels in the HTML, the default one selected', () => {
    const page = site.page('docs/static/index.html');
    const tabs = page.all('[role=tab]').map(({ properties }) => `${properties.dataValue} ${properties.ariaSelected}`);
    expect(tabs).toEqual(['php false', 'js true']);
    expect(page.texts('[role=tabpanel] > p:last-child')).toEqual(['Text for PHP.', 'Text for JavaScript.']);
    expect(page.attributes('.tabs', 'dataGroup')).toEqual(['language']);
    expect(page.attributes('[role=tab]', 'ariaControls')).toEqual(page.attributes('[role=tabpanel]', 'id'));
  });

  test('should keep paragraphs in a paragraph inside of it, where HTML would end it', () => {
    expect(site.page('docs/static/index.html').texts('.aside > p')).toEqual(['Paragraphs in a paragraph.']);
  });

  test('should evaluate literals, drop comments and keep details', () => {
    const page = site.page('docs/static/index.html');
    expect(page.texts('.markdown > p')).toEqual(['Four is 4, and text is text.']);
    expect(page.texts('details.details > *')).toEqual(['More', 'Unfolded.']);
  });
});

describe('what a page includes', () => {
  test('should include a partial with the props it is given, and links relative to the partial', () => {
    const page = site.page('docs/parts/index.html');
    expect(page.texts('.markdown td')).toEqual(['static pages']);
    expect(page.links('.markdown a').slice(0, 1)).toEqual(['From the partial → /docs/parts']);
    expect(site.page('docs/live/index.html').texts('.markdown td')).toEqual(['live pages']);
  });

  test('should include raw files in both notations, highlighted', () => {
    const page = site.page('docs/parts/index.html');
    expect(page.texts('.markdown figure')).toEqual(["By loader<?php echo 'Hello';", "By query<?php echo 'Hello';"]);
    expect(page.texts('.markdown figure .token.keyword')).toEqual(['echo', 'echo']);
  });

  test('should show images under hashed names, with their size so that nothing shifts', () => {
    const images = site
      .page('docs/parts/index.html')
      .all('.markdown img')
      .map(({ properties }) => `${properties.src} ${properties.width}×${properties.height} ${properties.alt}`);
    expect(images.map((image) => image.replace(/-[0-9a-f]{8}\./, '-HASH.'))).toEqual([
      '/assets/images/dot-HASH.png 3×2 A dot',
      '/assets/images/dot-HASH.png 30×20 An imported dot',
      '/assets/images/drawing-HASH.svg 120×80 A drawing',
    ]);
    for (const image of images) expect(site.has(image.slice(1).split(' ')[0] as string)).toBe(true);
  });

  test('should copy a linked file, under a hashed name', () => {
    const [href = ''] = site.page('docs/parts/index.html').attributes('.markdown a[href*=example]', 'href');
    expect(href).toMatch(/^\/assets\/files\/example-[0-9a-f]{8}\.php$/);
    expect(site.text(href.slice(1))).toBe("<?php\n\necho 'Hello';\n");
  });
});

describe('plugins that the configuration names', () => {
  test('should run on every page: remark with its options, then rehype', () => {
    expect(site.page('index.html').texts('.markdown p')).toEqual(['This is docsite.']);
    expect(site.page('index.html').texts('.markdown strong.shout')).toEqual(['docsite']);
    expect(site.page('docs/live/index.html').texts('.markdown strong.shout')).toEqual(['of a button']);
  });
});
