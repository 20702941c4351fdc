// Common shortcodes of Hugo's themes in documents, in terms of docsite. It is the preprocessor of documents in
// docsite.config.ts.
import { attributesIn, type DocumentLine, printLines, rewriteLines, type WrittenDocument } from './notations';

/** A shortcode in a line of its own: `{{< name >}}`, `{{% name %}}`, or the end of one. */
const shortcode =
  /^([ \t>]*(?:[-*+][ \t]+)?)\{\{([<%])[ \t]*(\/?)[ \t]*([\w-]+)(?:[ \t]+((?:(?!\}\}).)*?))?[ \t]*[%>]\}\}[ \t]*$/;
/** A shortcode with its text and its end in one line. */
const inOneLine =
  /^([ \t]*\{\{[<%][ \t]*([a-z]+)\b(?:(?!\}\}).)*\}\})[ \t]*(\S.*?)[ \t]*(\{\{[<%][ \t]*\/[ \t]*\2[ \t]*[%>]\}\})[ \t]*$/gm;
/** Attributes at the end of a heading, such as `{#id anchor=false}`. */
const ofHeading =
  /^((?:[ \t>]*[-*+][ \t]+)*#{1,6} .*?)[ \t]*\{((?:[ \t]*(?:[.#][\w.-]+|[\w-]+=(?:"[^"]*"|[\w-]+)))+)[ \t]*\}[ \t]*$/;
/** A shortcode that is shown as it is, in code. */
const escaped = /\{\{([<%])\/\*((?:(?!\}\}).)*)\*\/([%>])\}\}/g;
const reference = /\{\{[<%][ \t]*(?:rel)?ref[ \t]+(?:path=)?["']([^"']+)["'][ \t]*[%>]\}\}/g;

/** Tabs of Docsy, whose contents are code unless they say `text=true`. */
const tabPane = /\{\{[<%][ \t]*tabpane\b((?:(?!\}\}).)*)\}\}(?:(?!\{\{[<%][ \t]*\/[ \t]*tabpane)[\s\S])*/g;
const tabOfCode =
  /(\{\{[<%][ \t]*tab\b((?:(?!\/?[ \t]*[%>]\}\}).)*)[ \t]*[%>]\}\})([\s\S]*?)(\{\{[<%][ \t]*\/[ \t]*tab[ \t]*[%>]\}\})/g;

const notices = 'alert pageinfo admonition callout hint notice note tip info important warning caution danger'.split(
  ' ',
);
const types: Readonly<Record<string, string>> = { success: 'tip', error: 'danger', question: 'info' };
const known = new Set(['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger']);

export function readHugo({ fileContent }: WrittenDocument): string {
  const text = fileContent.replace(tabPane, withFences).replace(inOneLine, '$1\n$3\n$4');
  const lines = rewriteLines(text, (line, isFence) => {
    if (isFence) return line;
    const [, indent = '', , slash = '', name = '', written = ''] = shortcode.exec(line) ?? [];
    const isWhole = written.endsWith('/') && name !== 'card';
    // a label beside tabs
    if (name === 'tab' && isWhole) return '';
    const read = name === '' || isWhole ? undefined : readShortcode(name, written, slash !== '');
    if (typeof read === 'string') return indent + read;
    if (read !== undefined) return { ...read, indent: slash === '' ? indent : indent.replace(/[-*+]/, ' ') };
    return withIdAlone(line).replace(reference, (_, path: string) => addressOf(path));
  });
  return printLines(lines).replace(escaped, '{{$1$2$3}}');
}

/** A heading with no other attributes than its id. */
function withIdAlone(line: string): string {
  return line.replace(ofHeading, (_, words: string, attributes: string) => {
    const id = /(?:^|[ \t])#([\w.-]+)/.exec(attributes)?.[1];
    return id === undefined ? words : `${words} {#${id}}`;
  });
}

/** Tabs with their code in fences. */
function withFences(pane: string, written: string): string {
  if (/\btext=["']?true/.test(written)) return pane;
  const { lang: common = '' } = attributesIn(written);
  return pane.replace(tabOfCode, (_, opening: string, own: string, code: string, end: string) => {
    const { lang = common } = attributesIn(own);
    return [opening, `\`\`\`${lang}`, code.replace(/^[ \t]*\n|\s+$/g, ''), '```', end].join('\n');
  });
}

/** What a shortcode becomes: a line, or the mark of a block; undefined for others. */
function readShortcode(name: string, written: string, isEnd: boolean): DocumentLine | undefined {
  const block = (opens: string) => (isEnd ? { indent: '' } : { indent: '', opens });
  const attributes = attributesIn(written);
  // values without a name
  const [first = '', second = ''] = [...written.matchAll(/(?<![=\w-])(?:"([^"]*)"|(\w+)(?![\w=-]))/g)].map(
    ([, quoted, word]) => quoted ?? word,
  );
  const { type, color = type, title = second } = attributes;
  if (notices.includes(name)) {
    const named = color ?? (known.has(name) ? name : first);
    const label = known.has(name) ? (attributes.title ?? first) : title;
    return block(`${known.has(named) ? named : (types[named] ?? 'note')}${label === '' ? '' : `[${label}]`}`);
  }
  if (name === 'tabs' || name === 'tabpane') return block('tabs');
  if (name === 'tab') return block(`tab[${attributes.name ?? attributes.title ?? attributes.header ?? first}]`);
  if (name === 'cards' || name === 'cardpane') return isEnd ? '\n</div>\n' : '<div class="card-grid">\n';
  if (name === 'card') return isEnd ? '\n</div>\n' : cardOf(attributes);
  if (name === 'details' || name === 'expand') return block(`details[${attributes.title ?? first}]`);
  if (name === 'highlight') return isEnd ? '```' : `\`\`\`${first}`;
  return name === 'steps' || name === 'rawhtml' ? '' : undefined;
}

/** A card of Hextra, which is whole with its link, or the beginning of one of Docsy. */
function cardOf({ link, title, header = title, subtitle = '' }: Readonly<Record<string, string>>): string {
  if (link === undefined) return ['<div class="card">', header === undefined ? '' : `\n**${header}**\n`].join('\n');
  return ['<div class="card">', `**[${header ?? link}](${link})**`, subtitle, '</div>\n'].join('\n\n');
}

/** The address of a document that a page names by its path. */
function addressOf(path: string): string {
  return /\.mdx?(?:#|$)/.test(path) || !path.includes('/') ? path : `/${path.replace(/^\//, '')}`;
}
