import { type FunctionNode, isFunctionNode } from '@docsite/core';
import { type AnyNode, type Program, parse } from 'acorn';
import { type Changes, readChanges } from './changed-names.js';
import type { CodeFacts } from './code-facts.js';
import { evaluate, isKept, type Known, KnownNames, textOf } from './known-values.js';
import type { FileNames } from './node-names.js';
import { readFacts } from './read-facts.js';
import { makesElement, reduceComponent } from './reduce-code.js';

interface Component {
  readonly node: FunctionNode;
  readonly changes: Changes;
}

/**
 * Analyses the components of a file again for given props. Because few are needed, the code is parsed again rather than
 * keeping trees of whole files.
 */
export class ComponentReader {
  /** By start offset. */
  private readonly components = new Map<number, Component>();
  /** Results, by component and props. */
  private readonly known = new Map<string, CodeFacts>();

  private readonly constants: ReadonlyMap<string, Known>;

  constructor(
    private readonly code: string,
    program: Program,
    private readonly names: FileNames,
  ) {
    this.constants = readConstants(program, names);
  }

  /** Returns a function that analyses a function as a component. */
  reader({ start, end }: FunctionNode): (given: Known | undefined) => CodeFacts {
    return (given) => {
      const key = `${start} ${textOf(given)}`;
      const facts = this.known.get(key) ?? this.read(this.component(start, end), given);
      if (key.length < longestKey) this.known.set(key, facts);
      return facts;
    };
  }

  private component(start: number, end: number): Component {
    const component = this.components.get(start) ?? this.parse(this.code.slice(start, end));
    if (end - start < longestKept) this.components.set(start, component);
    return component;
  }

  private parse(code: string): Component {
    const node = parseFunction(code);
    return { node, changes: readChanges(node, (callee) => makesElement(callee, this.names)) };
  }

  private read({ node, changes }: Component, given: Known | undefined): CodeFacts {
    const constant = (name: string): Known | undefined => this.constants.get(name);
    return readFacts(reduceComponent(node, given, { file: this.names, changes, constant }), this.names);
  }
}

/** Longer components, in characters, are the text of a document, which is drawn once. */
const longestKept = 20_000;

/** Longer keys contain a document's text, which no other page shares. */
const longestKey = 300;

function parseFunction(code: string): FunctionNode {
  const [statement] = parse(`(${code})`, { ecmaVersion: 'latest', sourceType: 'module' }).body;
  const node: AnyNode | undefined = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  if (node === undefined || !isFunctionNode(node)) throw new Error(`no function: ${code}`);
  return node;
}

/** The values of top-level names that are literals, or objects of literals, and never change. */
function readConstants({ body, ...program }: Program, names: FileNames): ReadonlyMap<string, Known> {
  const nothing = new KnownNames(() => undefined);
  const found = body
    .flatMap((node) => (node.type === 'VariableDeclaration' ? node.declarations : []))
    .flatMap(({ id, init }): [string, Known][] => {
      const value = id.type === 'Identifier' && init ? evaluate(init, nothing) : undefined;
      return id.type === 'Identifier' && value !== undefined ? [[id.name, value]] : [];
    });
  if (found.length === 0) return new Map();
  const changes = readChanges({ ...program, body }, (callee) => makesElement(callee, names));
  return new Map(found.filter(([name, value]) => isKept(name, value, changes)));
}
