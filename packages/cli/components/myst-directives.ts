import type { DocumentLine } from './notations';

/** A directive of MyST. */
export interface Directive {
  /** What stands before it in its line. */
  readonly indent: string;
  readonly name: string;
  /** What follows its name. */
  readonly argument: string;
  readonly options: Readonly<Record<string, string>>;
}

/** What the first lines of a directive become, and the last one. */
export interface Block {
  readonly start: readonly DocumentLine[];
  readonly end: readonly DocumentLine[];
}

const admonitions: Readonly<Record<string, string>> = {
  ...{ note: 'note', tip: 'tip', hint: 'tip', important: 'important', warning: 'warning', attention: 'warning' },
  ...{ caution: 'caution', danger: 'danger', error: 'danger', seealso: 'info[See also]', todo: 'note[Todo]' },
};
const versions: Readonly<Record<string, string>> = {
  ...{ versionadded: 'New in version', versionchanged: 'Changed in version', deprecated: 'Deprecated since version' },
};

/** Directives whose content stands for itself. */
const plain = new Set([
  'only',
  'ifconfig',
  'container',
  'div',
  'grid-item',
  'centered',
  'glossary',
  'epigraph',
  'rubric',
]);

/** What a directive around Markdown becomes; undefined for one that docsite has no equivalent for. */
export function blockOf(directive: Directive): Block | undefined {
  const { indent, name, argument, options } = directive;
  const named = admonitionOf(directive);
  if (named !== undefined)
    return { start: [{ indent, opens: named }], end: [{ indent: indent.replace(/[^ \t>]/g, ' ') }] };
  if (name === 'grid' || name === 'card-carousel') return elementOf(indent, 'card-grid', []);
  if (name === 'grid-item-card' || name === 'card') return elementOf(indent, 'card', titleOfCard(directive));
  if (name === 'figure' || name === 'image') return { start: [indent + imageOf(argument, options)], end: [''] };
  if (!plain.has(name)) return undefined;
  return { start: [name === 'rubric' ? `${indent}**${argument}**` : ''], end: [''] };
}

/** The name of the block of docsite that a directive is, with its title. */
function admonitionOf({ name, argument, options }: Directive): string | undefined {
  const type = admonitions[name];
  if (type !== undefined) return argument === '' || type.includes('[') ? type : `${type}[${argument}]`;
  const title = argument === '' ? '' : `[${argument}]`;
  const version = versions[name];
  if (version !== undefined) return `info[${version} ${argument}]`;
  const classes = (options.class ?? '').split(/[ ,]+/);
  if (classes.includes('dropdown') && name === 'admonition') return `details${title}`;
  if (name === 'admonition' || name === 'topic' || name === 'sidebar' || name === 'margin')
    return (
      (classes.map((one) => admonitions[one]).find((one) => one !== undefined) ?? 'note').replace(/\[.*/, '') + title
    );
  return { dropdown: `details${title}`, 'tab-set': 'tabs', 'tab-item': `tab${title}` }[name];
}

/** An element around Markdown, which empty lines separate from it. */
function elementOf(indent: string, name: string, first: readonly string[]): Block {
  const inner = first.flatMap((line) => [indent + line, '']);
  return { start: [`${indent}<div class="${name}">`, '', ...inner], end: ['', `${indent}</div>`, ''] };
}

function titleOfCard({ argument, options }: Directive): string[] {
  const { link = '', 'link-type': type } = options;
  const href = { ref: `#${link}`, doc: /\.\w+$|^\w+:/.test(link) ? link : `${link}.md` }[type ?? ''] ?? link;
  const title = argument || (link === '' ? '' : 'Read more');
  const image = options['img-top'] === undefined ? [] : [imageOf(options['img-top'], {})];
  if (title === '') return image;
  return [...image, link === '' ? `**${title}**` : `**[${title}](${href})**`];
}

function imageOf(source: string, { alt = '', width, height }: Directive['options']): string {
  const sizes = Object.entries({ width, height }).filter(
    ([, size]) => size !== undefined && /^\d+(?:px|%)?$/.test(size),
  );
  if (sizes.length === 0) return `![${alt}](${/\s/.test(source) ? `<${source}>` : source})`;
  const keys = [['src', source], ['alt', alt], ...sizes.map(([key, size = '']) => [key, size.replace('px', '')])];
  return `<img ${keys.map(([key, value]) => `${key}="${value}"`).join(' ')} />`;
}

/** Code in a fence of docsite; undefined for a directive that is no code. */
export function codeOf({ indent, name, argument, options }: Directive, body: readonly string[]): string[] | undefined {
  const isCode = ['code-block', 'code', 'sourcecode', 'code-cell', 'parsed-literal', 'prompt'].includes(name);
  if (!isCode && name !== 'math' && name !== 'mermaid') return undefined;
  const language = isCode ? argument.split(/[ ,]/)[0] || 'text' : name;
  const fence = '`'.repeat(Math.max(3, ...body.map((line) => (/^[ \t]*(`+)/.exec(line)?.[1] ?? '').length + 1)));
  return [
    `${indent}${fence}${language}${optionsOfCode(options)}`,
    ...body,
    `${indent.replace(/[^ \t>]/g, ' ')}${fence}`,
  ];
}

/** The options of code as docsite has them behind the language. */
function optionsOfCode(options: Directive['options']): string {
  const { caption, linenos, 'lineno-start': first, 'emphasize-lines': lines } = options;
  return [
    caption === undefined ? '' : ` title="${caption.replaceAll('"', "'")}"`,
    lines === undefined ? '' : ` {${lines.replaceAll(' ', '')}}`,
    first === undefined && linenos === undefined ? '' : ` showLineNumbers${first === undefined ? '' : `=${first}`}`,
  ].join('');
}
