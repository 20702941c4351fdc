import type { LayerPlace } from '@docsite/core';
import { type AtRule, type Container, type Document, parse } from 'postcss';
import { applyEdits, type CssEdit, markLength } from '../css/css-edits.js';
import { rangeOf } from '../css/css-nodes.js';

/**
 * Makes the layers of a style sheet parts of another layer: `@layer a, b` becomes `@layer outer.a, outer.b`. They keep
 * their order, and lines their numbers. Invalid CSS is left for esbuild to report.
 */
export function placeLayers(css: string, { withMedia, ...place }: LayerPlace): string {
  const mark = markLength(css);
  const edits: CssEdit[] = [];
  const moved: string[] = [];
  try {
    parse(css).walkAtRules((rule) => {
      const name = rule.name.toLowerCase();
      if (name === 'media' && !withMedia && isOutermostInLayer(rule)) {
        const { start, end } = rangeOf(rule);
        const text = css.slice(start + mark, end + mark);
        moved.push(text);
        edits.push({ start, end, text: text.replace(/[^\n]+/g, '') });
      }
      if (name === 'import' || (name === 'layer' && !isIn(rule, 'layer'))) edits.push(...placedNames(rule, place));
    });
  } catch {
    return css;
  }
  return [applyEdits(css, edits), ...moved].join('\n');
}

/** Whether a media query is in a layer, and neither in another one nor in a rule. */
function isOutermostInLayer(rule: AtRule): boolean {
  return isIn(rule, 'layer') && !isIn(rule, 'media') && !parentsOf(rule).some(({ type }) => type === 'rule');
}

/** Whether an at-rule is in one of a name, directly or indirectly. */
function isIn(rule: AtRule, name: string): boolean {
  return parentsOf(rule).some((parent) => parent.type === 'atrule' && (parent as AtRule).name.toLowerCase() === name);
}

type Parent = Container | Document;

function parentsOf({ parent }: { readonly parent?: Parent | undefined }): Parent[] {
  return parent === undefined ? [] : [parent, ...parentsOf(parent)];
}

type Outer = Pick<LayerPlace, 'layer' | 'except'>;

/** The layer names in an at-rule, with their new names. */
function placedNames(rule: AtRule, outer: Outer): CssEdit[] {
  const params = rule.raws.params?.raw ?? rule.params;
  const start = rangeOf(rule).start + 1 + rule.name.length + (rule.raws.afterName ?? '').length;
  const text = rule.name.toLowerCase() === 'layer' ? namesIn(params, outer) : importIn(params, outer);
  return text === params ? [] : [{ start, end: start + params.length, text }];
}

/** A list of layers. A layer without a name is part of the outer one. */
function namesIn(names: string, outer: Outer): string {
  return names.trim() === '' ? ` ${outer.layer} ` : names.replace(/[^\s,]+/g, (name) => nameIn(name, outer));
}

function nameIn(name: string, { layer, except }: Outer): string {
  return name.split('.')[0] === except ? name : `${layer}.${name}`;
}

/** The address of an import, and the layer that the imported sheet is placed in. */
function importIn(params: string, outer: Outer): string {
  return params.replace(/(["')]\s*)layer(?:\(\s*([^)]*?)\s*\))?(?=\s|$)/i, (_, before: string, name?: string) =>
    name === undefined ? `${before}layer(${outer.layer})` : `${before}layer(${nameIn(name, outer)})`,
  );
}
