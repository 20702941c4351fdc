import { oncePerKey } from '@docsite/core';
import { type AtRule, type ChildNode, parse, type Root, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { classNames } from '../selectors/class-names.js';
import { components, ownPages, shared } from '../theme/own-elements.js';

/** Classes of Infima for parts of a page that docsite's theme draws itself, under the same names. */
const drawn = new Set(['navbar', 'footer', 'markdown']);

/** Elements that components render without mentioning them, as those for links and headings do. */
const usual = new Set(['a', 'p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'ul', 'ol', 'code', 'pre', 'strong', 'img']);

/** Further elements of text, which occur in no code if a component inserts HTML from data. */
const inserted = new Set([
  'table',
  'caption',
  'thead',
  'tbody',
  'tfoot',
  'tr',
  'th',
  'td',
  'blockquote',
  'hr',
  'li',
  'dl',
  'dt',
  'dd',
  'kbd',
  'em',
  'del',
  'sub',
  'sup',
  'figure',
  'figcaption',
]);

/** Elements that exist once per page, which docsite's theme styles. */
const wholePage = new Set(['*', 'html', 'body', ':root', "[type='checkbox']"]);

/** Elements that docsite's theme neither renders nor styles: rules for them apply wherever an author uses them. */
const authorsOwn = new Set(['iframe']);

/**
 * Selects the rules of Infima that a site uses: those whose classes all occur in it and, limited to pages drawn by the
 * site, those for elements. Rules that set variables are all kept; see `keepVariables`.
 *
 * @param words Words in the site's code, and classes in its content.
 * @param sought Class names by which its code queries elements. docsite's own have them, too, but keep their looks.
 */
export function pickRules(css: string, words: ReadonlySet<string>, sought: ReadonlySet<string> = new Set()): Root {
  const root = parse(css);
  const owners = { ...Object.fromEntries([...sought].flatMap(ownerOfSought)), ...shared };
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if (setsVariables(rule)) {
      rule.selectors = rule.selectors.map(withOurs);
      return;
    }
    const selectors = rule.selectors.flatMap((selector) => pickSelector(selector, words, owners));
    if (selectors.length === 0) removeWithParents(rule);
    else rule.selectors = selectors;
  });
  return root;
}

/** Whether a rule only sets variables, for the whole page or a part with its own appearance. */
export function setsVariables(rule: Rule): boolean {
  const isVariable = (node: ChildNode) => node.type === 'decl' && node.prop.startsWith('--');
  const owners = /^(?:(?::root|html\[data-theme='dark'\])$|(?::is\()?\.(?:navbar|footer)--(?:dark|primary))/;
  return rule.nodes.some(isVariable) && rule.selectors.some((selector) => owners.test(selector));
}

/**
 * Adds docsite's selectors for a part with its own appearance, such as a dark navbar, and for elements that inherit
 * from it.
 */
function withOurs(selector: string): string {
  const { ours, heirs } = classNames.classes[selector.slice(1)] ?? {};
  return ours === undefined ? selector : `:is(${[selector, ours, ...(heirs === undefined ? [] : [heirs])].join(', ')})`;
}

/** Classes within elements of a class whose name is also a key of configurations. */
const partsOf: Readonly<Record<string, string>> = { breadcrumbs: 'breadcrumbs__item', dropdown: 'dropdown__menu' };

/** Whether a site uses a class: as a word, or composed, as in `button--${kind}`. */
function isSaid(name: string, words: ReadonlySet<string>): boolean {
  // they are words of configurations, too
  const part = partsOf[name];
  if (part !== undefined) return words.has(name) && words.has(part);
  if (words.has(name)) return true;
  const [, beginning, end = ''] = /^(.+--)([^-].*)$/.exec(name) ?? [];
  return beginning !== undefined && words.has(beginning) && (/^\d/.test(end) || words.has(end));
}

/** A condition that elements with a class belong to the site, for classes that docsite's elements have as well. */
type Owners = Readonly<Record<string, string>>;

function ownerOfSought(name: string): [name: string, condition: string][] {
  const { ours } = classNames.classes[name] ?? {};
  return ours === undefined || ours.includes('::') ? [] : [[name, `:not(:where(${ours}))`]];
}

function pickSelector(selector: string, words: ReadonlySet<string>, owners: Owners): string[] {
  const { classes, types } = namesIn(selector);
  if (authorsOwn.has(selector)) return [selector];
  if (classes.length === 0) {
    if (wholePage.has(selector) || !types.every((type) => isDrawn(type, words))) return [];
    return [`${ownPages} ${selector}:not(${components} *)`];
  }
  if (classes.some((name) => drawn.has(name) || !isSaid(name, words))) return [];
  return [
    Object.entries(owners).reduce(
      (text, [name, own]) => text.replace(new RegExp(`\\.${name}(?![\\w-])`, 'g'), `.${name}${own}`),
      selector,
    ),
  ];
}

/** Whether components of a site may render elements of a type. */
function isDrawn(type: string, words: ReadonlySet<string>): boolean {
  return usual.has(type) || words.has(type) || (inserted.has(type) && words.has('dangerouslySetInnerHTML'));
}

interface Names {
  /** The classes that elements must have; if there are none, those that they must not have. */
  readonly classes: readonly string[];
  readonly types: readonly string[];
}

/** The names in a selector: those of Infima are the same each time a configuration is read. */
const namesIn = oncePerKey(readNames);

function readNames(selector: string): Names {
  const [classes, excluded, types]: [string[], string[], string[]] = [[], [], []];
  selectorParser((parsed) => {
    parsed.walkClasses((node) => void (isExcluded(node) ? excluded : classes).push(node.value));
    parsed.walkTags((node) => void (isCounted(node) || types.push(node.value)));
  }).processSync(selector);
  return { classes: classes.length > 0 ? classes : excluded, types };
}

/** Whether a part of a selector is the formula in `:nth-child()`. */
function isCounted({ parent }: selectorParser.Node): boolean {
  const { parent: pseudo } = parent ?? {};
  return pseudo?.type === 'pseudo' && pseudo.value.startsWith(':nth-');
}

/** Whether a part of a selector is in `:not()`. */
function isExcluded({ parent }: selectorParser.Node): boolean {
  if (parent === undefined) return false;
  return (parent.type === 'pseudo' && parent.value === ':not') || isExcluded(parent as selectorParser.Node);
}

/** The classes of docsite's theme that the site uses, too. */
export function sharedClasses(words: ReadonlySet<string>): string[] {
  return Object.keys(shared).filter((name) => isSaid(name, words));
}

function removeWithParents(rule: Rule): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && (parent as AtRule).nodes?.length === 0) parent.remove();
}
