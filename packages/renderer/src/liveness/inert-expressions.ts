import { isFunctionNode } from '@docsite/core';
import type { AnyNode, Literal, MethodDefinition, NewExpression, PropertyDefinition } from 'acorn';
import { joiningFunctions, pureOfReact } from './inert-names.js';
import { type FileNames, memberName, reactExport } from './node-names.js';

/** The meaning of names and calls in a file. */
export interface NamesInFile extends FileNames {
  /** Whether a call is annotated as pure. */
  isPure(call: AnyNode): boolean;
}

/** Whether evaluating an expression has no effects. */
export function isInert(node: AnyNode, names: NamesInFile): boolean {
  const all = (nodes: readonly (AnyNode | null | undefined)[]): boolean =>
    nodes.every((inner) => !inner || isInert(inner, names));
  if (isFunctionNode(node)) return true;
  switch (node.type) {
    case 'Literal':
    case 'Identifier':
    case 'ThisExpression':
      return true;
    case 'MemberExpression':
      return !node.computed && isInert(node.object, names);
    case 'TemplateLiteral':
      return all(node.expressions);
    case 'ArrayExpression':
      return all(node.elements);
    case 'ObjectExpression':
      return all(node.properties.map((property) => (property.type === 'SpreadElement' ? property.argument : property)));
    case 'Property':
      return all([node.computed ? node.key : undefined, node.value]);
    case 'UnaryExpression':
      return node.operator !== 'delete' && isInert(node.argument, names);
    case 'BinaryExpression':
    case 'LogicalExpression':
      return all([node.left, node.right]);
    case 'ConditionalExpression':
      return all([node.test, node.consequent, node.alternate]);
    case 'CallExpression':
      return (names.isPure(node) || isInertCall(node.callee, names) || isQuestion(node.callee)) && all(node.arguments);
    case 'NewExpression':
      return (names.isPure(node) || isMadeQuietly(node.callee, names)) && all(node.arguments);
    case 'ClassDeclaration':
    case 'ClassExpression':
      return all([node.superClass, ...node.body.body]);
    case 'MethodDefinition':
    case 'PropertyDefinition':
      return all(evaluatedParts(node));
    default:
      return false;
  }
}

/** The parts of a member of a class that are evaluated with the class. */
function evaluatedParts(member: MethodDefinition | PropertyDefinition): readonly (AnyNode | null | undefined)[] {
  const key = member.computed ? member.key : undefined;
  return member.type === 'PropertyDefinition' && member.static ? [key, member.value] : [key];
}

/**
 * Whether a call only inspects a string, such as one describing the browser, or a pattern:
 * `navigator.platform.includes()`.
 */
function isQuestion(callee: AnyNode): boolean {
  if (callee.type !== 'MemberExpression' || callee.computed || callee.property.type !== 'Identifier') return false;
  const { object, property } = callee;
  if (object.type === 'Literal')
    return (object as Literal).regex ? property.name === 'test' : questions.has(property.name);
  return questions.has(property.name) && isOfNavigator(object);
}

const questions: ReadonlySet<string> = new Set([
  'endsWith',
  'includes',
  'indexOf',
  'startsWith',
  'toLowerCase',
  'toUpperCase',
]);

function isOfNavigator(node: AnyNode): boolean {
  if (node.type === 'Identifier') return node.name === 'navigator';
  if (node.type === 'CallExpression') return isQuestion(node.callee);
  return node.type === 'MemberExpression' && !node.computed && isOfNavigator(node.object);
}

/** Whether a constructor only creates a value; the time of a date counts where the date is used. */
function isMadeQuietly(callee: AnyNode, names: FileNames): boolean {
  return callee.type === 'Identifier' && /^(?:Date|(?:Weak)?(?:Map|Set))$/.test(callee.name) && !names.has(callee.name);
}

function isInertCall(callee: AnyNode, names: FileNames): boolean {
  if (callee.type === 'Identifier' && joiningFunctions.has(callee.name)) return true;
  return pureOfReact.has(reactExport(callee, names) ?? '');
}

/**
 * Whether an expression is a date that is the same for all readers: `new Date('2020-01-02T00:00:00.000Z')`, `new
 * Date(Date.UTC(2020, 0, 2))`.
 */
export function isFixedTime({ callee, arguments: given }: NewExpression, names: FileNames): boolean {
  const [time, ...others] = given;
  if (callee.type !== 'Identifier' || callee.name !== 'Date' || names.has('Date')) return false;
  if (others.length > 0 || time === undefined) return false;
  if (time.type === 'Literal') return /^[\d-]+T[\d:.]+Z$/.test(String(time.value));
  if (time.type !== 'CallExpression' || time.callee.type !== 'MemberExpression') return false;
  const { object } = time.callee;
  return object.type === 'Identifier' && object.name === 'Date' && memberName(time.callee) === 'UTC';
}
