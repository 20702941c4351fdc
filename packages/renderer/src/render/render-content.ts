import type { Root } from 'hast';
import type { ReactElement, ReactNode } from 'react';
import rehypeReact, { type Options } from 'rehype-react';
import { unified } from 'unified';
import type { ContentComponents } from '../template/index.js';
import type { ReactRuntime } from './load-theme.js';

/** Turns a static content tree into a React element. */
export type ContentRenderer = (tree: Root) => ReactElement;

/**
 * Makes a renderer that draws elements and JSX by the given components. Unknown components show their children.
 */
export function createContentRenderer(
  components: ContentComponents,
  { Fragment, jsx, jsxs }: Pick<ReactRuntime, 'Fragment' | 'jsx' | 'jsxs'>,
): ContentRenderer {
  const options: Options = {
    Fragment,
    jsx,
    jsxs,
    components: components as never,
    createEvaluater: () => createEvaluator(components),
  } as Options;
  const processor = unified().use(rehypeReact, options).freeze();
  return (tree) => processor.stringify(tree) as ReactElement;
}

interface Expression {
  readonly type: string;
  readonly name?: string;
  readonly value?: unknown;
  readonly object?: Expression;
  readonly property?: Expression;
}

/** Evaluates the MDX of a static page, which is only names of components and literals. */
function createEvaluator(components: ContentComponents): {
  evaluateExpression: (expression: unknown) => unknown;
  evaluateProgram: () => undefined;
} {
  const evaluate = (expression: Expression): unknown => {
    if (expression.type === 'Literal') return expression.value;
    if (expression.type === 'Identifier') return components[expression.name as string] ?? Unknown;
    return expression.type === 'MemberExpression' ? Unknown : undefined;
  };
  return { evaluateExpression: (expression) => evaluate(expression as Expression), evaluateProgram: () => undefined };
}

function Unknown({ children }: { readonly children?: ReactNode }): ReactNode {
  return children;
}
