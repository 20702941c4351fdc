import type { Declaration, Root, Rule } from 'postcss';
import { setsVariables } from './pick-rules.js';

/**
 * Removes variables from a style sheet that nothing reads.
 *
 * @param read Variables that are read elsewhere.
 */
export function keepVariables(root: Root, read: Iterable<string>): Root {
  const set = new Map<string, Declaration[]>();
  const wanted = [...read];
  root.walkDecls((declaration) => {
    if (!isOfPage(declaration)) wanted.push(...variablesIn(declaration.value));
    else set.set(declaration.prop, [...(set.get(declaration.prop) ?? []), declaration]);
  });
  const kept = new Set<string>();
  for (const name of wanted) {
    if (kept.has(name)) continue;
    kept.add(name);
    for (const declaration of set.get(name) ?? []) wanted.push(...variablesIn(declaration.value));
  }
  for (const [name, declarations] of set)
    if (!kept.has(name)) for (const declaration of declarations) declaration.remove();
  return removeEmpty(root);
}

/** Removes rules without declarations, and the at-rules that this leaves empty. */
export function removeEmpty(root: Root): Root {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root;
}

/** Names of the variables that a value uses. */
export function variablesIn(value: string): string[] {
  return [...value.matchAll(/--[\w-]+/g)].map(([name]) => name);
}

function isOfPage({ prop, parent }: Declaration): boolean {
  return prop.startsWith('--') && parent?.type === 'rule' && setsVariables(parent as Rule);
}
