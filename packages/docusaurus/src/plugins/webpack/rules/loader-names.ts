import { rulesIn, type WrittenRule } from './written-rule.js';

/** The names of the loaders in rules, without their folders. */
export function loaderNames(rules: readonly WrittenRule[]): string[] {
  const named = rules.flatMap(({ use, loader, oneOf = [], rules: inner = [] }) => {
    const own = [use ?? loader].flat().flatMap((item) => {
      const name = typeof item === 'object' && item !== null ? (item as WrittenRule).loader : item;
      return typeof name === 'string'
        ? [name.replace(/^.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+).*$/, '$1')]
        : [];
    });
    return [...own, ...loaderNames(rulesIn([oneOf, inner].flat()))];
  });
  return [...new Set(named)];
}
