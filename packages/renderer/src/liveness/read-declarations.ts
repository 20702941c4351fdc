import { childrenOf, type FunctionNode, isFunctionNode } from '@docsite/core';
import type {
  AnyNode,
  ExpressionStatement,
  ModuleDeclaration,
  ObjectExpression,
  Statement,
  VariableDeclarator,
} from 'acorn';
import type { CodeFacts } from './code-facts.js';
import type { ComponentReader } from './component-reader.js';
import { isInert, type NamesInFile } from './inert-expressions.js';
import type { Known } from './known-values.js';
import { keyName } from './node-names.js';
import { readFacts } from './read-facts.js';
import { namesIn } from './scopes.js';

/** A declaration in a bundled file. */
export interface Declaration extends CodeFacts {
  /** The module that contains it, by esbuild's name. */
  readonly module: string;
  /**
   * What a function refers to and does as a component, given what is known about its props, which determine conditions.
   */
  readonly drawn?: (given: Known | undefined) => CodeFacts;
}

/** The placeholder for code in a module that is not analysed: it counts as live, under a given name. */
export function unreadCode(module: string, code: string): Declaration {
  return { module, uses: new Set(), signs: [{ kind: 'alive', code }], elements: [] };
}

/** Analyses the top-level statements of a file. */
export class DeclarationReader {
  readonly declarations = new Map<string, Declaration[]>();
  readonly effects: Declaration[] = [];
  readonly exports = new Map<string, string>();
  /** Names that can be extended without running any code. */
  private readonly extensible = new Set<string>();

  constructor(
    private readonly components: ComponentReader,
    private readonly names: NamesInFile,
    private readonly moduleOf: (node: AnyNode) => string,
  ) {}

  read(node: Statement | ModuleDeclaration): void {
    switch (node.type) {
      case 'ImportDeclaration':
      case 'EmptyStatement':
        return;
      case 'ExportNamedDeclaration':
        for (const { local, exported } of node.specifiers) this.exports.set(nameOf(exported), nameOf(local));
        for (const name of declaredBy(node)) this.exports.set(name, name);
        if (node.declaration) this.read(node.declaration);
        if (node.source) this.effects.push(unreadCode(this.moduleOf(node), 'export *'));
        return;
      case 'ExportAllDeclaration':
        this.effects.push(unreadCode(this.moduleOf(node), 'export *'));
        return;
      case 'FunctionDeclaration':
        this.extensible.add(node.id.name);
        this.declare([node.id.name], node);
        return;
      case 'ClassDeclaration':
        this.declare([node.id.name], node);
        if (!isInert(node, this.names)) this.addEffect(node);
        return;
      case 'VariableDeclaration':
        for (const declarator of node.declarations) this.readVariable(declarator);
        return;
      case 'ExpressionStatement':
        this.readExpression(node);
        return;
      default:
        this.addEffect(node);
    }
  }

  private readVariable(node: VariableDeclarator): void {
    const names = namesIn(node.id);
    this.declare(names, node);
    if (node.id.type === 'Identifier' && node.init?.type === 'ObjectExpression')
      this.declareProperties(node.id.name, node.init);
    if (node.init && !isInert(node.init, this.names)) this.addEffect(node.init);
    else if (node.init && /^(?:\w*Function\w*|CallExpression)$/.test(node.init.type))
      for (const name of names) this.extensible.add(name);
  }

  /**
   * Code that uses one property of an object does not use the others, unless functions in it access them through
   * `this`.
   */
  private declareProperties(name: string, node: ObjectExpression): void {
    if (namesThis(node)) return;
    const keys = node.properties.map((property) => {
      const isValue = property.type === 'Property' && property.kind === 'init';
      return isValue ? keyName(property) : undefined;
    });
    // what follows may replace the properties before it
    const from = keys.lastIndexOf(undefined) + 1;
    for (const [index, property] of node.properties.entries())
      if (index >= from) this.declare([`${name}.${keys[index]}`], property);
  }

  /**
   * Additions to a component, such as its `displayName`, belong to it; all other expressions run when the file is
   * loaded.
   */
  private readExpression({ expression, directive }: ExpressionStatement): void {
    if (directive !== undefined) return;
    const owner = this.ownerOf(expression);
    if (owner === undefined) this.addEffect(expression);
    else this.declare([owner], expression);
  }

  private ownerOf(node: AnyNode): string | undefined {
    if (node.type === 'CallExpression') {
      const [object, values] = node.arguments;
      const isExport = node.callee.type === 'Identifier' && node.callee.name === '__export';
      return isExport && object?.type === 'Identifier' && values?.type === 'ObjectExpression' ? object.name : undefined;
    }
    if (node.type !== 'AssignmentExpression' || node.left.type !== 'MemberExpression') return undefined;
    const { object, computed } = node.left;
    const isOwn = object.type === 'Identifier' && this.extensible.has(object.name) && !computed;
    return isOwn && isInert(node.right, this.names) ? object.name : undefined;
  }

  private declare(names: readonly string[], node: AnyNode): void {
    const declaration = this.readPiece(node);
    for (const name of names) this.declarations.set(name, [...(this.declarations.get(name) ?? []), declaration]);
  }

  private addEffect(node: AnyNode): void {
    this.effects.push(this.readPiece(node));
  }

  private readPiece(node: AnyNode): Declaration {
    const { uses, signs, elements } = readFacts(node, this.names);
    const component = componentOf(node);
    const drawn = component && this.components.reader(component);
    return { module: this.moduleOf(node), uses, signs, elements, ...(drawn !== undefined && { drawn }) };
  }
}

/** The names that a top-level statement declares. */
export function declaredBy(node: Statement | ModuleDeclaration): string[] {
  if (node.type === 'ExportNamedDeclaration') return node.declaration ? declaredBy(node.declaration) : [];
  if (node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration') return [node.id.name];
  return node.type === 'VariableDeclaration' ? node.declarations.flatMap(({ id }) => namesIn(id)) : [];
}

/** A name in an import or export: an identifier or a string. */
export function nameOf(node: AnyNode): string {
  return node.type === 'Identifier' ? node.name : String((node as { readonly value?: unknown }).value);
}

/** The function that a declaration names. */
function componentOf(node: AnyNode): FunctionNode | undefined {
  const value = node.type === 'VariableDeclarator' && node.id.type === 'Identifier' ? node.init : node;
  return value && isFunctionNode(value) ? value : undefined;
}

function namesThis(node: AnyNode): boolean {
  return node.type === 'ThisExpression' || childrenOf(node).some(namesThis);
}
