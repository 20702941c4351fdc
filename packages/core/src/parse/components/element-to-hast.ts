import type { ElementContent } from 'hast';
import { h, s } from 'hastscript';

/** Nodes of the content tree, passed as `children` to a server component, which can only place them. */
export interface ContentNodes {
  readonly contentNodes: readonly ElementContent[];
}

interface ReactElement {
  readonly type: unknown;
  readonly props: Readonly<Record<string, unknown>>;
}

/** Thrown if a component returns something that cannot be rendered; the message names it. */
export class UnknownNodeError extends Error {
  override readonly name = 'UnknownNodeError';
}

const fragment = Symbol.for('react.fragment');
const elementTypes: readonly unknown[] = [Symbol.for('react.transitional.element'), Symbol.for('react.element')];

/**
 * Converts what a component returns to content: elements, text, lists, and promises of them. Components are called as
 * functions of their props: there are no hooks and no contexts. Throws an `UnknownNodeError` for anything else.
 */
export async function elementToHast(node: unknown): Promise<ElementContent[]> {
  return draw(node, h);
}

type Drawn = ElementContent[] | Promise<ElementContent[]>;

/** Creates elements of HTML (`h`), or of SVG (`s`), which spells the names of attributes differently. */
type CreateElement = typeof h | typeof s;

/**
 * Returns a promise only if what it renders contains one: a promise per node takes longer than everything else here.
 */
function draw(value: unknown, create: CreateElement): Drawn {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  if (typeof value === 'string' || typeof value === 'number') return [{ type: 'text', value: String(value) }];
  if (isPromise(value)) return Promise.resolve(value).then((settled) => draw(settled, create));
  if (isElement(value)) return drawElement(value, create);
  if (isContent(value)) return [...value.contentNodes];
  if (typeof value !== 'object' || !(Symbol.iterator in value)) throw new UnknownNodeError(`${describe(value)}`);
  const lists = [...(value as Iterable<unknown>)].map((item) => drawItem(item, create));
  return lists.some(isPromise)
    ? Promise.all(lists).then((drawn) => drawn.flat())
    : (lists as ElementContent[][]).flat();
}

/** An error in one item becomes a rejection, so that its siblings' promises are still awaited. */
function drawItem(item: unknown, create: CreateElement): Drawn {
  try {
    return draw(item, create);
  } catch (error) {
    return Promise.reject(error);
  }
}

function drawElement({ type, props }: ReactElement, around: CreateElement): Drawn {
  if (type === fragment) return draw(props.children, around);
  if (typeof type === 'function') return draw(type(props), around);
  if (typeof type !== 'string') throw new UnknownNodeError(`an element of ${describe(type)}`);
  const { children, ...attributes } = props;
  const create = type === 'svg' ? s : around;
  const content = draw(children, type === 'foreignObject' ? h : create);
  if (isPromise(content)) return content.then((nodes) => [create(type, attributesOf(attributes), nodes)]);
  return [create(type, attributesOf(attributes), content)];
}

type Attributes = Record<string, string | number | boolean>;

/** Attributes in the form of hastscript, which accepts both HTML's and React's names. */
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

/** Converts a style object to an attribute. Unlike React, it does not add `px` to numbers. */
function styleOf(style: object | string): string {
  if (typeof style === 'string') return style;
  const declarations = Object.entries(style).map(([name, value]) => {
    if (typeof value === 'number' && value !== 0) throw new UnknownNodeError(`the number ${value} as style '${name}'`);
    return `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${value}`;
  });
  return declarations.join('; ');
}

function isPromise<T>(value: T | PromiseLike<T>): value is PromiseLike<T> & Promise<T> {
  return typeof value === 'object' && value !== null && 'then' in value;
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
