import { type DefaultTreeAdapterTypes, parse } from 'parse5';

/** The ids of an HTML document, and the names of its anchors, which browsers lead to as well. */
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
 * Whether a page has what a fragment names; `undefined` for fragments that scripts read: routes, and lines of code.
 * GitHub puts `user-content-` before the ids of what its users write.
 */
export function hasFragment(ids: ReadonlySet<string>, fragment: string): boolean | undefined {
  if (/^(?:[/!?]|L\d+)/.test(fragment) || fragment.includes('=')) return undefined;
  const name = decode(fragment.replace(/:~:.*$/s, ''));
  if (name === '' || name.toLowerCase() === 'top') return true;
  return [fragment, name, `user-content-${name}`].some((id) => ids.has(id));
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
