import { scanHtml } from '@docsite/renderer/search';

/** A part of the text of a page. */
export interface Section {
  /** Id of its heading; empty for the part before the first one. */
  readonly id: string;
  readonly heading: string;
  readonly text: string;
}

/** Inline elements. All others are surrounded by a space. */
const inline = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

/** Splits rendered content at its headings. The heading of level 1 is the title of the page and is left out. */
export function readSections(html: string): Section[] {
  const sections = [{ id: '', heading: '', text: '' }];
  let part: 'text' | 'heading' | 'title' = 'text';
  scanHtml(html, {
    text: (start, end) => {
      if (part !== 'title') (sections.at(-1) as { text: string; heading: string })[part] += html.slice(start, end);
    },
    tag: (start, end) => {
      const [, closing, name = ''] = /^<(\/?)([a-z0-9]*)/i.exec(html.slice(start, start + 16)) ?? [];
      if (/^h[1-6]$/.test(name)) {
        const id = /\sid="([^"]*)"/.exec(html.slice(start, end))?.[1];
        const opened = name === 'h1' ? 'title' : 'heading';
        part = closing ? 'text' : opened;
        if (!closing && name !== 'h1' && id !== undefined) sections.push({ id, heading: '', text: '' });
      } else if (!inline.has(name)) {
        (sections.at(-1) as { text: string }).text += ' ';
      }
    },
  });
  return sections.map(({ id, heading, text }) => ({ id: plain(id), heading: plain(heading), text: plain(text) }));
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** Text as a reader sees it, on one line. */
function plain(html: string): string {
  return html
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] as string)
    .replace(/[\s\u200b]+/g, ' ')
    .trim();
}
