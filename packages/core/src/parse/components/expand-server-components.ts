import type { ElementContent, Root } from 'hast';
import type { Node } from 'unist';
import { explainImportError, placeOfThrow } from '../../config/code/errors/explain-import-error.js';
import type { ThrowTracer } from '../../config/code/errors/trace-thrown.js';
import { type Place, placeText } from '../../diagnostic.js';
import { didYouMean } from '../../suggest/did-you-mean.js';
import { messageOf } from '../../values/thrown.js';
import type { ParseProblem } from '../document.js';
import type { FrontMatter } from '../front-matter/front-matter-schema.js';
import type { ServerComponent } from '../mdx/expressions/mdx-scope.js';
import type { ParseState } from '../parse-state.js';
import { knownValue } from '../tree/jsx-attribute.js';
import { isJsxElement, type MdxJsxElementHast } from '../tree/mdx-nodes.js';
import { placeOfNode } from '../tree/node-place.js';
import { walkHast } from '../tree/walk.js';
import { type ContentNodes, elementToHast, UnknownNodeError } from './element-to-hast.js';
import type { ServerComponentProps } from './server-component-props.js';

/**
 * Replaces each element whose component runs at build time by what the component returns, inner elements first. The
 * rest of the parser sees the result as if it had been written there.
 */
export async function expandServerComponents(tree: Root, state: ParseState, frontMatter: FrontMatter): Promise<void> {
  const found: FoundElement[] = [];
  walkHast(tree, (node, _, parent) => {
    const serverComponent = node.data?.serverComponent;
    if (serverComponent !== undefined && isJsxElement(node) && parent !== undefined)
      found.push({ element: node, serverComponent, siblings: parent.children as ElementContent[] });
    return undefined;
  });
  const context = { page: { path: state.path, frontMatter }, today: state.context.today };
  for (const one of found.reverse()) {
    const content = await run(one, context, state);
    one.siblings.splice(one.siblings.indexOf(one.element), 1, ...content);
  }
}

/** An element that names a server component. */
interface FoundElement {
  readonly element: MdxJsxElementHast;
  readonly serverComponent: ServerComponent;
  /** The children of its parent. */
  readonly siblings: ElementContent[];
}

async function run(
  { element, serverComponent }: FoundElement,
  context: ServerComponentProps,
  state: ParseState,
): Promise<ElementContent[]> {
  const place = placeOfNode(element, state);
  const loaded = await load(serverComponent, { name: element.name ?? '', place }, state);
  const attributes = readAttributes(element, state);
  if (loaded === undefined || attributes === undefined) return [];
  const { component, trace } = loaded;
  const children: ContentNodes | undefined =
    element.children.length === 0 ? undefined : { contentNodes: element.children };
  try {
    const content = await elementToHast(component({ ...context, ...attributes, ...(children && { children }) }));
    for (const node of content) placeAt(node, element);
    return content;
  } catch (error) {
    await trace(error);
    const thrownAt = placeOfThrow(error, serverComponent.module);
    const message = `<${element.name}> ${explain(error)}`;
    report({ message, hint: hintOf(error, thrownAt && place), place: thrownAt ?? place }, state);
    return [];
  }
}

type Component = (props: object) => unknown;

interface LoadedComponent {
  readonly component: Component;
  readonly trace: ThrowTracer;
}

async function load(
  { module, exportName }: ServerComponent,
  { name, place }: { readonly name: string; readonly place: Place },
  state: ParseState,
): Promise<LoadedComponent | undefined> {
  try {
    const { exports, trace } = await state.context.importModule(module);
    const component = exports[exportName];
    if (typeof component === 'function') return { component: component as Component, trace };
    const functions = Object.keys(exports).filter((key) => typeof exports[key] === 'function');
    const hint = didYouMean(exportName, functions) ?? 'components are functions that a module exports';
    const message = `<${name}> is not a component: '${module}' exports no function '${exportName}'`;
    report({ message, hint, place }, state);
  } catch (error) {
    const { reason, ...at } = explainImportError(error, module);
    const hint = 'Node runs server components while the site is built';
    report({ message: `the module cannot be run: ${reason}`, hint, place: at }, state);
  }
  return undefined;
}

/** The values of an element's attributes; `undefined` if one of them requires running code, which is reported. */
function readAttributes(element: MdxJsxElementHast, state: ParseState): Record<string, unknown> | undefined {
  const values: Record<string, unknown> = {};
  for (const attribute of element.attributes) {
    const known = attribute.type === 'mdxJsxAttribute' ? knownValue(attribute) : undefined;
    if (attribute.type !== 'mdxJsxAttribute' || known === undefined) {
      const message = `<${element.name}> runs while the site is built, before the page's code`;
      const hint = 'pass it literal text, numbers, lists and objects';
      report({ message, hint, place: placeOfNode(element, state) }, state);
      return undefined;
    }
    values[attribute.name] = known.value;
  }
  return values;
}

/** Gives new nodes the element's position, for findings about them. */
function placeAt(node: ElementContent, { position }: Pick<Node, 'position'>): void {
  if (position === undefined || node.position !== undefined) return;
  node.position = { start: { ...position.start }, end: { ...position.end } };
  if ('children' in node) for (const child of node.children) placeAt(child, { position });
}

function explain(error: unknown): string {
  if (error instanceof UnknownNodeError) return `returned ${error.message}, which is not content`;
  return `failed: ${messageOf(error)}`;
}

/** @param caller The element, if the error is reported in the code of its component. */
function hintOf(error: unknown, caller: Place | undefined): string {
  if (error instanceof UnknownNodeError) return 'return elements of HTML and SVG, text, or lists of them';
  const isHook = error instanceof Error && /reading 'use[A-Z]/.test(error.message);
  if (isHook) return 'hooks do not work while the site is built: import it from a file without `.server`';
  const given = caller === undefined ? 'is passed to it' : `${placeText(caller)} passes to it`;
  return `the component throws this while the site is built: fix it, or what ${given}`;
}

function report(problem: Omit<ParseProblem, 'rule'>, state: ParseState): void {
  state.problems.push({ rule: 'server-component', ...problem });
}
