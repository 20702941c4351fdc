import type { Root } from 'mdast';
import type { ParseState } from '../parse-state.js';
import { isJsxElement } from '../tree/mdx-nodes.js';
import { walkMdast } from '../tree/walk.js';
import type { ServerComponent } from './expressions/mdx-scope.js';

declare module 'unist' {
  interface Data {
    /** The component of an element that runs at build time. */
    readonly serverComponent?: ServerComponent;
  }
}

/** Records the component at each element that names a server component, because a partial has its own names. */
export function markServerComponents(
  tree: Root,
  components: ReadonlyMap<string, ServerComponent>,
  state: ParseState,
): void {
  walkMdast(tree, (node) => {
    if (!isJsxElement(node)) return undefined;
    const serverComponent = node.name === null ? undefined : components.get(node.name);
    if (serverComponent === undefined) return undefined;
    node.data = { ...node.data, serverComponent };
    state.hasServerComponents = true;
    return undefined;
  });
}
