import postcss, {
  type AnyNode,
  type AtRule,
  type ChildNode as CssNode,
  type Declaration,
  parse,
  type Root,
  type Rule,
} from 'postcss';
import rtlcss from 'rtlcss';
import { applyEdits, type CssEdit, markLength } from '../css/css-edits.js';
import { inOneLine, isKeyframes, isStepOfAnimation, rangeOf } from '../css/css-nodes.js';
import { animationProperty, mirroredName, namesOfAnimation } from './animation-names.js';
import { conditionedOn, conditionOf, type Direction } from './direction-conditions.js';

/**
 * Extends a style sheet written for left-to-right text to pages in right-to-left languages, as `rtlcss` mirrors it: `.a
 * { margin-left: 1px }` then applies only to left-to-right pages, and `.a { margin-right: 1px }` to right-to-left ones.
 * The conditions add no specificity, and line numbers are preserved. Invalid CSS is left for esbuild to report.
 */
export function mirrorStyles(css: string): string {
  let written: Root;
  try {
    written = parse(css);
  } catch {
    return css;
  }
  const counterparts = byPlace(mirrored(written));
  const animations = mirroredAnimations(written, counterparts);
  const edits: CssEdit[] = [];
  written.walk((node) => {
    const counterpart = counterparts.get(placeOf(node));
    if (node.type === 'rule' && !isStepOfAnimation(node))
      edits.push(...editsOf(node, { css, counterpart: counterpart as Rule | undefined, animations }));
    if (node.type === 'atrule' && isKeyframes(node) && animations.has(node.params) && counterpart !== undefined)
      edits.push(copyOf(node, counterpart as AtRule));
  });
  return applyEdits(css, edits);
}

/**
 * Mirrors a copy of a style sheet with `rtlcss`. Because `rtlcss` remembers directives that are never closed, they are
 * closed here.
 */
function mirrored(written: Root): Root {
  const processor = postcss([rtlcss()]);
  const sheet = processor.process(written.clone(), { from: undefined }).root;
  void processor.process('/*rtl:end:ignore*/ a { b: c }', { from: undefined }).css;
  return sheet;
}

/** A key for the place of a node, which its clone has, too. */
function placeOf({ source, type }: AnyNode): string {
  return `${type} ${source?.start?.offset}`;
}

function byPlace(sheet: Root): Map<string, CssNode> {
  const nodes = new Map<string, CssNode>();
  sheet.walk((node) => {
    nodes.set(placeOf(node), node);
  });
  return nodes;
}

/** Names of animations whose steps are mirrored. */
function mirroredAnimations(written: Root, counterparts: ReadonlyMap<string, CssNode>): Set<string> {
  const names = new Set<string>();
  written.walkAtRules((rule) => {
    if (isKeyframes(rule) && String(rule) !== String(counterparts.get(placeOf(rule)))) names.add(rule.params);
  });
  return names;
}

/** Adds the mirrored steps of an animation after the written ones, under another name. */
function copyOf(node: AtRule, counterpart: AtRule): CssEdit {
  const { end } = rangeOf(node);
  const text = inOneLine(String(counterpart.clone({ params: mirroredName(node.params) }))).trim();
  return { start: end, end, text };
}

interface Mirrored {
  readonly css: string;
  readonly counterpart: Rule | undefined;
  /** Names of animations whose steps are mirrored. */
  readonly animations: ReadonlySet<string>;
}

/**
 * The edits of a rule: in each run of declarations, those from the first on that mirroring changes are written once for
 * each direction, as an earlier one may set the same property.
 */
function editsOf(rule: Rule, { css, counterpart, animations }: Mirrored): CssEdit[] {
  const others = new Map(counterpart?.nodes.map((node) => [placeOf(node), node]));
  const isParent = rule.nodes.some(({ type }) => type === 'rule' || type === 'atrule');
  const mark = markLength(css);
  return runsOf(rule.nodes).flatMap((run) => {
    const pairs = run.map((node) => ({ node, own: mirroredOf(node, others.get(placeOf(node)), animations) }));
    const first = pairs.find(({ node, own }) => !isSame(own, node));
    const last = pairs.at(-1);
    if (first === undefined || last === undefined) return [];
    const [{ start }, { end }] = [rangeOf(first.node), rangeOf(last.node)];
    const left = css.slice(start + mark, end + mark);
    const right = pairs
      .slice(pairs.indexOf(first))
      .flatMap(({ own }) => (own === undefined ? [] : inOneLine(String(own)).trim()))
      .join(';');
    return [{ start, end, text: scopedRules(rule, { left, right }, isParent) }];
  });
}

/** Consecutive declarations. */
function runsOf(nodes: readonly CssNode[]): Declaration[][] {
  const runs: Declaration[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'decl') runs.at(-1)?.push(node);
    else if (node.type !== 'comment') runs.push([]);
  }
  return runs;
}

/** A declaration as it is on right-to-left pages; undefined if it is left out there. */
function mirroredOf(node: Declaration, counterpart: CssNode | undefined, animations: ReadonlySet<string>) {
  if (counterpart?.type !== 'decl' || !animationProperty.test(node.prop)) return counterpart;
  const value = namesOfAnimation(node.value, animations);
  return value === node.value ? counterpart : node.clone({ value });
}

function isSame(mirrored: CssNode | undefined, { prop, value, important }: Declaration): boolean {
  return (
    mirrored?.type === 'decl' && mirrored.prop === prop && mirrored.value === value && mirrored.important === important
  );
}

/** The declarations of both directions, in rules that take the place of a part of the rule. */
function scopedRules(rule: Rule, { left, right }: Record<'left' | 'right', string>, isParent: boolean): string {
  const scope = (direction: Direction) =>
    isParent ? `&${conditionOf(direction)}` : conditionedOn(rule.raws.selector?.raw ?? rule.selector, direction);
  const [ltr, rtl] = [`${scope('ltr')}{${left}}`, `${scope('rtl')}{${right}`];
  // the rule is closed before, and its end closes the last, unless other rules are nested in it
  return isParent ? `${ltr}${rtl}}` : `}${ltr}${rtl}`;
}
