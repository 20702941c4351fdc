import type { Point, Position } from 'unist';

interface TreeNode {
  readonly type: string;
  readonly checked?: boolean | null;
  readonly position?: Position | undefined;
  readonly children?: readonly TreeNode[];
  readonly data?: object;
}

/**
 * Nodes whose end is not compared. That of an unclosed container is on the line after its last in remark; leaf
 * directives and ESM differ in whether they include trailing blanks. Only the check for unclosed containers reads these
 * ends.
 */
const looseEnds: ReadonlySet<string> = new Set([
  'containerDirective',
  'leafDirective',
  'list',
  'listItem',
  'blockquote',
  'mdxjsEsm',
  'footnoteDefinition',
]);

/**
 * Describes the first difference between the trees of two parsers, or returns `undefined` if they are equal. Absent,
 * undefined and null are the same. The place of every node is compared, lines, columns and offsets, with these
 * exceptions:
 * - `looseEnds`;
 * - nodes without a place in the reference (remark drops it when it splits text around a literal link);
 * - the start of the paragraph of a task, which in remark may include the checkbox;
 * - places of JSX attributes, which Sätteri lacks, and `data` of programs and marks that docsite never reads.
 */
export function findDifference(reference: unknown, other: unknown): string | undefined {
  return compareNodes(reference as TreeNode, other as TreeNode, 'root');
}

function compareNodes(reference: TreeNode, other: TreeNode, path: string): string | undefined {
  const [expected, actual] = [fieldsOf(reference), fieldsOf(other)];
  if (expected !== actual) return `${path}: ${expected} is ${actual}`;
  const place = comparePlaces(reference, other, path);
  if (place !== undefined) return place;
  const [children, others] = [reference.children ?? [], other.children ?? []];
  if (children.length !== others.length) return `${path}: holds ${typesOf(children)}, is ${typesOf(others)}`;
  for (const [index, child] of children.entries()) {
    const difference = compareNodes(child, others[index] as TreeNode, `${path} > ${nameOf(child)}`);
    if (difference !== undefined) return difference;
  }
  return undefined;
}

function comparePlaces(reference: TreeNode, other: TreeNode, path: string): string | undefined {
  if (reference.position === undefined) return undefined;
  if (other.position === undefined) return `${path}: has no place`;
  const isTask = path.endsWith('task > paragraph');
  if (!isTask && pointOf(reference.position.start) !== pointOf(other.position.start)) {
    return `${path}: starts at ${pointOf(reference.position.start)}, is ${pointOf(other.position.start)}`;
  }
  if (looseEnds.has(reference.type) || pointOf(reference.position.end) === pointOf(other.position.end))
    return undefined;
  return `${path}: ends at ${pointOf(reference.position.end)}, is ${pointOf(other.position.end)}`;
}

function pointOf(point: Point): string {
  return `${point.line}:${point.column} (${point.offset})`;
}

function nameOf(node: TreeNode): string {
  return typeof node.checked === 'boolean' ? 'task' : node.type;
}

function typesOf(nodes: readonly TreeNode[]): string {
  return nodes.map((node) => node.type).join(', ') || 'nothing';
}

const notCompared: ReadonlySet<string> = new Set(['position', 'children', 'estree', '_mdxExplicitJsx']);

function fieldsOf(node: TreeNode): string {
  return JSON.stringify(plain(node));
}

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(
    ([key, field]) => !notCompared.has(key) && field !== null && field !== undefined,
  );
  const fields = entries
    .map(([key, field]) => [key, plain(field)] as const)
    .filter(([key, field]) => key !== 'data' || !isEmpty(field));
  return Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function isEmpty(value: unknown): boolean {
  return Object.keys(value as object).length === 0;
}
