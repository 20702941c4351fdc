import type { ElementContent } from 'hast';
import { h, s } from 'hastscript';

/** Nodes of the content tree, as `children` of a server component: it may place them and nothing else. */
export interface ContentNodes {
  readonly contentNodes: readonly ElementContent[];
}

interface ReactElement {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/** A component cannot be drawn; the message says what it returned. */
export class UnknownNodeError extends Error {
  override readonly name = 'UnknownNodeError';
}

const fragment = Symbol.for('react.fragment');
const elementTypes: readonly unknown[] = [Symbol.for('react.transitional.element'), Symbol.for('react.element')];

/**
 * Turns what a component returns into content: elements, text, lists, promises of them. Components are functions, called
 * with their props alone: there are no hooks and no contexts. Throws an `UnknownNodeError` for what is not content.
 */
export async function elementToHast(node: unknown, isSvg = false): Promise<ElementContent[]> {
  const value = await node;
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }];
  if (isElement(value)) return drawElement(value, isSvg);
  if (isContent(value)) return [...value.contentNodes];
  if (typeof value !== 'object' || !(Symbol.iterator in value)) throw new UnknownNodeError(`${describe(value)}`);
  const lists = await Promise.all([...(value as Iterable<unknown>)].map((item) => elementToHast(item, isSvg)));
  return lists.flat();
}

async function drawElement({ type, props }: ReactElement, isSvg: boolean): Promise<ElementContent[]> {
  if (type === fragment) return elementToHast(props.children, isSvg);
  if (typeof type === 'function') return elementToHast(type(props), isSvg);
  if (typeof type !== 'string') throw new UnknownNodeError(`an element of ${describe(type)}`);
  const { children, ...attributes } = props;
  const inSvg = isSvg || type === 'svg';
  const create = inSvg ? s : h;
  return [create(type, attributesOf(attributes), await elementToHast(children, inSvg && type !== 'foreignObject'))];
}

type Attributes = Record<string, string | number | boolean>;

/** Attributes as hastscript takes them; it knows both the names of HTML and those of React. */
function attributesOf(props: Readonly<Record<string, unknown>>): Attributes {
  const attributes: Attributes = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === undefined || value === null) continue;
    if (typeof value === 'function') throw new UnknownNodeError(`a function as '${name}'`);
    if (name === 'dangerouslySetInnerHTML') throw new UnknownNodeError("HTML as 'dangerouslySetInnerHTML'");
    attributes[name] = name === 'style' ? styleOf(value) : (value as Attributes[string]);
  }
  return attributes;
}

/** A style object as an attribute. React would add `px` to some numbers and not to others. */
function styleOf(style: object | string): string {
  if (typeof style === 'string') return style;
  const declarations = Object.entries(style).map(([name, value]) => {
    if (typeof value === 'number' && value !== 0) throw new UnknownNodeError(`the number ${value} as style '${name}'`);
    return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`;
  });
  return declarations.join('; ');
}

function isElement(value: unknown): value is ReactElement {
  return typeof value === 'object' && value !== null && '$$typeof' in value && elementTypes.includes(value.$$typeof);
}

function isContent(value: unknown): value is ContentNodes {
  return typeof value === 'object' && value !== null && 'contentNodes' in value;
}

function describe(value: unknown): string {
  if (typeof value === 'object') return `an object with the keys ${Object.keys(value ?? {}).join(', ')}`;
  return typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`;
}
