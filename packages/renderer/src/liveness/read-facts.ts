import { childrenOf, isFunctionNode } from '@docsite/core';
import type {
  AnyNode,
  AssignmentProperty,
  CallExpression,
  Expression,
  MemberExpression,
  Property,
  PropertyDefinition,
} from 'acorn';
import type { CodeFacts, ElementCall, KnownElement, Sign } from './code-facts.js';
import { isFixedTime } from './inert-expressions.js';
import { elementMakers, headElements, inertGlobals, methodsByLanguage, methodsByTimeZone } from './inert-names.js';
import {
  type FileNames,
  isAction,
  isForwarded,
  isPlain,
  keyName,
  memberName,
  reactExport,
  tagName,
} from './node-names.js';
import { handedName, openScope, type Scope } from './scopes.js';

/** The position of the traversal. */
interface At {
  readonly scope: Scope | undefined;
  readonly isInSvg?: boolean;
  /** The component whose children contain the node. */
  readonly inside?: string;
}

/** Collects what a piece of top-level code refers to and does, including functions in it. */
export function readFacts(code: AnyNode, names: FileNames): CodeFacts {
  const reader = new FactReader(names);
  reader.visit(code, { scope: undefined });
  return reader;
}

class FactReader implements CodeFacts {
  readonly uses = new Set<string>();
  readonly signs: Sign[] = [];
  readonly elements: KnownElement[] = [];
  /** Functions whose second parameter is a ref. */
  private readonly refTakers = new Set<AnyNode>();

  constructor(private readonly names: FileNames) {}

  visit(node: AnyNode, at: At): void {
    const scope = openScope(node, { outer: at.scope, isRefTaker: this.refTakers.has(node) });
    const here = scope === undefined ? at : { ...at, scope };
    if (this.readWhole(node, here)) return;
    this.readSigns(node, here);
    this.visitAll(childrenOf(node), here);
  }

  /** Reads a node whose parts are not all read the same way; returns false for other nodes. */
  private readWhole(node: AnyNode, at: At): boolean {
    switch (node.type) {
      case 'Identifier':
        this.readName(node.name, at);
        return true;
      case 'MemberExpression':
        this.readMember(node, at);
        this.readLocalTime(memberName(node));
        return true;
      case 'Property':
        this.readProperty(node, at);
        return true;
      case 'PropertyDefinition':
      case 'MethodDefinition':
        this.readField(node as PropertyDefinition, at);
        return true;
      case 'CallExpression':
        this.readCall(node, at);
        return true;
      case 'NewExpression':
        if (!isFixedTime(node, this.names)) return false;
        this.visitAll(node.arguments, at);
        return true;
      case 'Literal':
        if (typeof node.value === 'string') this.readString(node.value);
        return true;
      case 'LabeledStatement':
        this.visit(node.body, at);
        return true;
      case 'MetaProperty':
        if (node.meta.name === 'import') this.live('import.meta');
        return true;
      default:
        // their only part is the name of a label
        return node.type === 'BreakStatement' || node.type === 'ContinueStatement';
    }
  }

  /** Reads what a node itself does, apart from its parts. */
  private readSigns(node: AnyNode, at: At): void {
    switch (node.type) {
      case 'ObjectPattern':
        for (const property of node.properties) if (property.type === 'Property') this.readPart(keyName(property));
        break;
      case 'TemplateLiteral':
        for (const { value } of node.quasis) this.readPartOfString(value.cooked ?? '');
        break;
      case 'BinaryExpression':
        for (const side of [node.left, node.right])
          if (side.type === 'Literal' && typeof side.value === 'string') this.readPartOfString(side.value);
        break;
      case 'AssignmentExpression':
        this.readAssignment(node.left, node.right, at);
        break;
      case 'ImportExpression':
        this.live('import(');
        break;
      case 'AwaitExpression':
        this.live('await');
        break;
      default:
        if (isFunctionNode(node) && node.async) this.live('async');
    }
  }

  private visitAll(nodes: readonly (AnyNode | null)[], at: At): void {
    for (const node of nodes) if (node) this.visit(node, at);
  }

  private live(code: string, unlessHead?: string): void {
    this.signs.push({ kind: 'alive', code, ...(unlessHead !== undefined && { unlessHead }) });
  }

  private readName(name: string, { scope }: At): void {
    if (scope?.find(name) !== undefined) return;
    if (this.names.has(name)) this.uses.add(name);
    else if (!inertGlobals.has(name)) this.live(name);
  }

  private readMember(node: MemberExpression, at: At): void {
    const { object, property } = node;
    const name = memberName(node);
    if (name === 'constructor') this.live('constructor');
    this.readPart(name);
    if (node.computed) this.visit(property, at);
    if (object.type !== 'Identifier' || name === undefined || at.scope?.find(object.name) !== undefined)
      this.visit(object, at);
    else if (this.names.has(object.name)) this.uses.add(`${object.name}.${name}`);
    else if (object.name === 'Math' && name === 'random') this.live('Math.random');
    else if (object.name === 'Date' && name === 'UTC') return;
    else this.readName(object.name, at);
  }

  private readLocalTime(name: string | undefined): void {
    if (name !== undefined && methodsByTimeZone.has(name)) this.live(name);
  }

  /** Handles a name that is read from an object, such as the properties of the page's location. */
  private readPart(name: string | undefined): void {
    if (name === 'location') this.signs.push({ kind: 'location', code: name });
    if (name === 'search' || name === 'hash') this.signs.push({ kind: 'addressEnd', code: name });
  }

  /** Handles a property of an object or of a pattern; in a pattern, the value is an assignment target. */
  private readProperty(property: Property | AssignmentProperty, at: At): void {
    const { key, value, computed, kind } = property;
    if (computed) {
      this.visit(key, at);
      if (key.type !== 'Literal' && !isPlain(value)) this.signs.push({ kind: 'computedKey', code: '[' });
    }
    const name = keyName(property);
    if (name === 'suppressHydrationWarning') this.live(name);
    if (name !== undefined && handedName.test(name) && (kind !== 'init' || !isForwarded(value, at.scope)))
      this.live(name);
    this.visit(value, at);
  }

  private readField(field: PropertyDefinition, at: At): void {
    const { key, value, computed } = field;
    if (computed) this.visit(key, at);
    const name = keyName(field);
    if (name !== undefined && handedName.test(name)) this.live(name);
    if (value) this.visit(value, at);
  }

  private readAssignment(left: AnyNode, right: Expression, at: At): void {
    if (left.type === 'Identifier' && at.scope?.find(left.name) === 'forwarded') this.live(left.name);
    if (left.type !== 'MemberExpression') return;
    const name = memberName(left);
    if (name === undefined && !isPlain(right)) this.signs.push({ kind: 'computedKey', code: '[' });
    if (name !== undefined && handedName.test(name) && !isForwarded(right, at.scope)) this.live(name);
  }

  /** Handles strings that are the name of a handler. */
  private readString(text: string): void {
    if (handlerName.test(text)) this.signs.push({ kind: 'handlerName', code: text });
  }

  /** Handles strings that are the name of a handler, or may be its beginning. */
  private readPartOfString(text: string): void {
    if (handlerName.test(text) || /\bon$/.test(text)) this.signs.push({ kind: 'handlerName', code: text });
  }

  private readCall(node: CallExpression, at: At): void {
    const { callee, arguments: given } = node;
    const [first, second] = given;
    const ofReact = reactExport(callee, this.names, at.scope);
    if (callee.type === 'MemberExpression') {
      const method = memberName(callee) ?? '';
      const needed = methodsByLanguage.get(method);
      if (needed !== undefined && given.length < needed) this.live(method);
      if (/^(?:fromEntries|definePropert(?:y|ies))$/.test(method))
        this.signs.push({ kind: 'computedKey', code: method });
    }
    if (ofReact === 'forwardRef' && first) this.refTakers.add(first);
    const isElement = first !== undefined && ofReact !== undefined && elementMakers.has(ofReact);
    const below = isElement ? this.readElement(first, second, at) : at;
    this.visit(callee, at);
    const known = isElement && this.isOwn(first, at) ? (node as ElementCall).given : undefined;
    if (known !== undefined && first?.type === 'Identifier') this.elements.push({ name: first.name, given: known });
    this.visitAll(known === undefined ? given : given.slice(1), below);
  }

  private isOwn(node: AnyNode, { scope }: At): boolean {
    return node.type === 'Identifier' && scope?.find(node.name) === undefined && this.names.has(node.name);
  }

  /** Analyses the type of an element, and returns the position of its content. */
  private readElement(type: AnyNode, properties: AnyNode | undefined, at: At): At {
    if (type.type === 'Identifier') return { ...at, inside: this.componentName(type.name, at) };
    if (type.type === 'MemberExpression' && memberName(type) === 'type')
      this.signs.push({ kind: 'copiedElement', code: 'type' });
    const tag = tagName(type);
    if (tag === undefined) return at;
    if (tag.includes('-')) this.live(tag);
    if (headElements.has(tag) && !at.isInSvg && at.inside !== providedHead) this.live(`<${tag}`, at.inside);
    if (properties?.type === 'ObjectExpression')
      for (const property of properties.properties)
        if (property.type === 'Property' && isAction(property)) this.live(keyName(property) as string);
    return tag === 'svg' ? { ...at, isInSvg: true } : at;
  }

  /** The name of a component; components passed to a document's module are distinguished from its imports. */
  private componentName(name: string, { scope }: At): string {
    if (scope?.find(name) === undefined) return name;
    return name === 'Head' && scope.find('_components') !== undefined ? providedHead : '';
  }
}

/** A string that is the name of an event handler. */
const handlerName = /^on[A-Z]\w*$/;
const providedHead = '_components.Head';
