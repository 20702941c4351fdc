import { decodeFragment } from '@docsite/core';
import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The ids in an HTML document, and the names of its anchors, which browsers also jump to. */
export function idsOfHtml(html: string): ReadonlySet<string> {
  const ids = new Set<string>();
  const rest: DefaultTreeAdapterTypes.Node[] = [parse(html)];
  for (let node = rest.pop(); node !== undefined; node = rest.pop()) {
    if ('attrs' in node)
      for (const { name, value } of node.attrs)
        if (name === 'id' || (name === 'name' && node.nodeName === 'a')) ids.add(value);
    if ('content' in node) rest.push(node.content);
    if ('childNodes' in node) rest.push(...node.childNodes);
  }
  return ids;
}

/**
 * Whether a page contains the target of a fragment; `undefined` for fragments that scripts interpret: routes, and lines
 * of code. GitHub prefixes ids in user content with `user-content-`.
 */
export function hasFragment(ids: ReadonlySet<string>, fragment: string): boolean | undefined {
  if (/^(?:[/!?]|L\d+)/.test(fragment) || fragment.includes('=')) return undefined;
  const name = decodeFragment(fragment.replace(/:~:.*$/s, ''));
  if (name === '' || name.toLowerCase() === 'top') return true;
  return [fragment, name, `user-content-${name}`].some((id) => ids.has(id));
}
