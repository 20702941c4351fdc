import { documentAt, isFileBeside, type Target, type Targets } from './myst-targets';

/** A role, code, or a link without spaces in its address. */
const inline =
  /\{([\w:.-]+)\}(`+)(?!`)([\s\S]+?)(?<!`)\2(?!`)|(`+)(?!`)[\s\S]+?(?<!`)\4(?!`)|(?<!!)\[((?:[^\][]|\[[^\]]*\])*)\]\(([^()\s]*)\)/g;
const elements: Readonly<Record<string, string>> = {
  kbd: 'kbd',
  sub: 'sub',
  sup: 'sup',
  subscript: 'sub',
  superscript: 'sup',
};
const strong = new Set(['guilabel', 'menuselection', 'strong']);
const plain = new Set(['term', 'index', 'dfn', 'emphasis']);
/** Roles that docsite reads itself, or has no equivalent for. */
const untouched = new Set(['math', 'eq', 'cite', 'cite:p', 'cite:t', 'raw']);

/** What text of a document stands in. */
export interface Around {
  /** The path of the document, absolute. */
  readonly document: string;
  /** Reads the targets of the site; undefined for none. */
  readonly targets: () => Targets | undefined;
}

/** Text with the roles and references of MyST as links, code and elements. */
export function readRoles(text: string, around: Around): string {
  return text.replace(
    inline,
    (whole, role?: string, _?: string, content = '', code?: string, label = '', href = '') => {
      if (code !== undefined) return whole;
      return (role === undefined ? linkOf(label, href, around) : roleOf(role, content.trim(), around)) ?? whole;
    },
  );
}

/** A link to a label, or without a text; undefined for others. */
function linkOf(label: string, href: string, around: Around): string | undefined {
  const isBare = /^[\w.:-]+$/.test(href) && !/^[a-z]+:\/\//.test(href) && !isFileBeside(href, around.document);
  if (label !== '' && !href.startsWith('#') && !isBare) return undefined;
  const targets = around.targets();
  if (targets === undefined || /^[a-z]+:\/\//.test(href)) return undefined;
  const target = targets.labels.get(decodeURIComponent(href).replace(/^#/, '').toLowerCase());
  if (target !== undefined) return print(label, target, around.document, targets);
  const document = documentAt(href.replace(/#.*/, ''), around.document, targets);
  return label === '' && document !== undefined ? `[${document.title ?? document.path}](${href})` : undefined;
}

function print(label: string, { path, id, title }: Target, document: string, { folder }: Targets): string {
  const file = document.slice(folder.length + 1).replaceAll('\\', '/') === path ? '' : `/${path}`;
  return `[${label || (title ?? id ?? path)}](${file}${id === undefined ? '' : `#${id}`})`;
}

/** What a role becomes; undefined for one that stays as it is. */
function roleOf(role: string, content: string, around: Around): string | undefined {
  if (untouched.has(role)) return undefined;
  const [, text = content, target = content] = /^([\s\S]*?)[ \t\n]*<([^<>]+)>$/.exec(content) ?? [];
  const label = target === content ? '' : text;
  const name = role.replace(/^(?:std|py):/, '');
  if (name === 'ref' || name === 'numref') return linkOf(label, `#${target}`, around) ?? text;
  if (name === 'doc') return linkToDocument(label, target, around);
  if (name === 'download') return `[${text}](${target})`;
  if (name === 'abbr') return content.replace(/^(.*?)[ \t]*\((.*)\)$/, '<abbr title="$2">$1</abbr>');
  if (name === 'pep') return `[PEP ${content}](https://peps.python.org/pep-${content.padStart(4, '0')}/)`;
  if (strong.has(name)) return `**${text.replaceAll('-->', '→')}**`;
  if (plain.has(name)) return text;
  const element = elements[name];
  return element === undefined ? externalLink(name, text, target, around) : `<${element}>${text}</${element}>`;
}

function linkToDocument(label: string, path: string, { document, targets }: Around): string | undefined {
  const found = targets();
  const target = found && documentAt(path, document, found);
  return target && found && print(label, target, document, found);
}

/** The link of a role that the site defines, or else code, such as of `{func}`. */
function externalLink(name: string, text: string, target: string, { targets }: Around): string {
  const link = targets()?.links.get(name);
  if (link === undefined) return `\`${text.replace(/^~(?:[\w.]*\.)?|^!/, '')}\``;
  const [address, caption] = link;
  return `[${text === target ? caption.replace('%s', target) : text}](${address.replace('%s', target)})`;
}
