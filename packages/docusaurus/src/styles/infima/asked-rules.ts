import { oncePerKey } from '@docsite/core';
import { type Declaration, parse, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';
import { classNames } from '../selectors/class-names.js';
import { components } from '../theme/own-elements.js';
import { removeEmpty, variablesIn } from './keep-variables.js';
import { tokenVariables } from './tokens.js';

/** Variables with many uses, for which docsite's theme has tokens or its own styles. */
const general =
  /^--ifm-(?:color|background|font|global|spacing|line-height|leading|transition|scrollbar|container|hover|z-index|h\d)/;

/** Elements of Markdown that Infima has rules for. */
const elements = /^(?:h[1-6]|p|code|pre|blockquote|table|thead|tbody|tr|th|td|hr|ul|ol|li|img)$/;

/** Classes of the same name and meaning in both themes. */
const common = new Set(['navbar', 'footer', 'menu', 'markdown']);

/** Classes of marks that docsite's theme places in its own way. */
const marks = new Set(['menu__caret', 'menu__link--sublist']);

/** Rules in which the classic theme uses variables for code, and the colours that list items derive from these. */
const classicRules = `
.theme-code-block { border-radius: var(--ifm-code-border-radius); }
.theme-code-block pre { padding: var(--ifm-pre-padding) 0; line-height: var(--ifm-pre-line-height); }
.theme-code-block code:not([data-lines]) { padding: 0 var(--ifm-pre-padding); }
.token-line { padding: 0 var(--ifm-pre-padding); }
.tabs__item { color: var(--ifm-tabs-color); }
`;

/** The icon in the search field, which docsite's theme draws as an element. */
const searchIcon = '--ifm-navbar-search-input-icon';

/** Hides that element if the site has its own icon. */
const ownSearchIcon = '.search-box > .icon { display: none; }';

/** A selector for docsite's elements, and its subject: its last class or element, whatever the state. */
interface Translation {
  readonly selector: string;
  readonly part: string;
}

/**
 * The declarations of Infima that use variables which a site sets for certain parts, such as
 * `--ifm-menu-link-padding-vertical`, applied to docsite's elements for these parts. Where one is for a state, such as
 * the current link, those for other states of the same property come along.
 *
 * @param settings Variables that the site's style sheets set.
 */
export function askedRules(infimaCss: string, settings: ReadonlySet<string>): string {
  const asked = new Set([...settings].filter((name) => !general.test(name) && !tokenVariables.has(name)));
  if (asked.size === 0) return '';
  const root = parse(infimaCss + classicRules);
  root.walkComments((comment) => void comment.remove());
  if (!settings.has(searchIcon)) root.walkDecls((declaration) => keepColor(declaration, searchIcon));
  const partsOfRules = translateRules(root);
  const partsOf = ({ prop, parent }: Declaration) =>
    (partsOfRules.get(parent) ?? []).map((part) => `${part} ${familyOf(prop)}`);
  const parts = new Set<string>();
  root.walkDecls((declaration) => {
    const names = [declaration.prop, ...variablesIn(declaration.value)];
    if (names.some((name) => asked.has(name))) for (const part of partsOf(declaration)) parts.add(part);
  });
  const isKept = (declaration: Declaration) => partsOf(declaration).some((part) => parts.has(part));
  const used = new Set<string>();
  root.walkDecls((declaration) => {
    if (isKept(declaration)) for (const name of variablesIn(declaration.value)) used.add(name);
  });
  root.walkDecls((declaration) => {
    // differences between parts, such as types of admonitions, are in variables of these parts
    const isUsed = used.has(declaration.prop) && partsOfRules.has(declaration.parent);
    if (!isKept(declaration) && !isUsed) declaration.remove();
  });
  const css = removeEmpty(root).toString();
  return asked.has(searchIcon) ? `${css}\n${ownSearchIcon}` : css;
}

/** Reduces a background with a certain image to its colour. */
function keepColor(declaration: Declaration, image: string): void {
  if (declaration.prop !== 'background' || !declaration.value.includes(image)) return;
  declaration.prop = 'background-color';
  declaration.value = declaration.value.replace(/\s.*/s, '');
}

function familyOf(property: string): string {
  if (property.startsWith('--') || property.endsWith('radius')) return property;
  return property.replace(/-.*/s, '');
}

/** Replaces all selectors by those of docsite's elements, and returns the subject of each. */
function translateRules(root: Root): ReadonlyMap<unknown, readonly string[]> {
  const parts = new Map<unknown, readonly string[]>();
  root.walkRules((rule) => {
    const translations = rule.selectors.flatMap(translate);
    if (translations.length === 0) {
      rule.removeAll();
      return;
    }
    rule.selectors = translations.map(({ selector }) => selector);
    parts.set(
      rule,
      translations.map(({ part }) => part),
    );
  });
  return parts;
}

/**
 * Translates a selector of Infima to docsite's elements; to none if there is no counterpart, or if these draw their own
 * marks. The selectors are the same each time a configuration is read.
 */
const translate = oncePerKey(readTranslations);

function readTranslations(selector: string): Translation[] {
  const { nodes } = selectorParser().astSync(selector.trim()).first as Selector;
  const isPlain = nodes.every(
    ({ type, value = '' }) => type !== 'universal' && type !== 'attribute' && !/^::|before|after/.test(value),
  );
  const classes = nodes.flatMap(({ type, value }) => (type === 'class' ? [value] : []));
  const tags = nodes.flatMap(({ type, value }) => (type === 'tag' ? [value] : []));
  const isKnown = classes.every(
    (name) => common.has(name) || (classNames.classes[name]?.ours !== undefined && !marks.has(name)),
  );
  const part = classes.length > 0 && nodes.at(-1)?.type !== 'tag' ? classes.at(-1)?.replace(/--.*/, '') : tags.at(-1);
  if (!isPlain || !isKnown || part === undefined || !tags.every((tag) => elements.test(tag))) return [];
  if (classes.length === 0) return [{ selector: `:where(.markdown) ${selector.trim()}:not(${components} *)`, part }];
  return [{ selector: nodes.map((node, index) => printed(node, nodes.slice(index))).join(''), part }];
}

function printed(node: Node, rest: readonly Node[]): string {
  const alias = node.type === 'class' ? classNames.classes[node.value] : undefined;
  if (alias?.ours === undefined) return String(node);
  const isAround = rest.some(({ type }) => type === 'combinator');
  return `:is(${(isAround ? alias.around : undefined) ?? alias.ours})`;
}
