import type { Nodes, Root } from 'hast';
import type { ReactElement, ReactNode } from 'react';
import rehypeReact, { type Options } from 'rehype-react';
import { unified } from 'unified';
import type { DirectComponent } from '../../react-html/html-printer.js';
import { printTree, type TreeDrawing } from '../../react-html/print-tree.js';
import type { ContentComponents } from '../../template/index.js';
import { bareNameOf, type NameExpression, withBareNames } from './bare-names.js';
import type { ReactRuntime } from './load-theme.js';

/** Renders static content trees. */
export interface ContentRenderer {
  /** Converts a tree to a React element. */
  readonly draw: (tree: Root) => ReactElement;
  /** The component of that element, which is printed without React if the tree is plain. */
  readonly direct: DirectComponent;
}

interface ContentProps {
  readonly tree: Root;
}

/**
 * Creates a renderer that uses the given components for elements and JSX. Unknown components render their children.
 *
 * @param hasBareElements Whether some elements of the trees may be bare.
 */
export function createContentRenderer(
  components: ContentComponents,
  { Fragment, jsx, jsxs }: Pick<ReactRuntime, 'Fragment' | 'jsx' | 'jsxs'>,
  hasBareElements = false,
): ContentRenderer {
  const createEvaluater = () => createEvaluator(components);
  const options = { Fragment, jsx, jsxs, components, createEvaluater } as unknown as Options;
  const { compiler } = unified().use(rehypeReact, options).freeze();
  const hasComponent = (name: string) => Object.hasOwn(components, name);
  // searching for them takes a twentieth of the rendering time
  const named = (node: Nodes): Nodes => (hasBareElements ? withBareNames(node, hasComponent) : node);
  const draw = (node: Nodes): ReactElement => (compiler as unknown as Compiler)(named(node), noFile);
  const component = ({ tree }: ContentProps): ReactElement => draw(tree);
  const drawing: TreeDrawing = { draw, hasComponent };
  return {
    draw: (tree) => jsx(component, { tree }),
    direct: {
      component,
      print: (props, target) => printTree((props as unknown as ContentProps).tree, drawing, target),
    },
  };
}

type Compiler = (node: Nodes, file: { readonly path?: string }) => ReactElement;

const noFile = {};

/** Evaluates the MDX of a static page, which contains only component names and literals. */
function createEvaluator(components: ContentComponents): {
  evaluateExpression: (expression: unknown) => unknown;
  evaluateProgram: () => undefined;
} {
  const evaluate = (expression: NameExpression): unknown => {
    if (expression.type === 'Literal') return expression.value;
    if (expression.type === 'Identifier') return components[expression.name as string] ?? Unknown;
    return expression.type === 'MemberExpression' ? (bareNameOf(expression) ?? Unknown) : undefined;
  };
  return {
    evaluateExpression: (expression) => evaluate(expression as NameExpression),
    evaluateProgram: () => undefined,
  };
}

function Unknown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
