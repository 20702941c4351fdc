import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const { parse } = createRequire(new URL('../../packages/core/package.json', import.meta.url))('acorn');

/**
 * Reads the doc comments above the keys in the schema's modules.
 *
 * @param {string} file The compiled module of the whole schema.
 * @param {string} name The constant that contains it.
 */
export function openComments(file, name) {
  const modules = new Map();
  const open = (path) => {
    if (!modules.has(path)) modules.set(path, readModule(path));
    return modules.get(path);
  };
  const root = shapesOf(open(file).constants.get(name), open(file), open);
  // if several members of a union have all the keys, the smallest one is meant
  return (path, keys) =>
    shapesAt(root, path, open)
      .filter((shape) => keys.every((key) => shape.has(key)))
      .sort((a, b) => a.size - b.size)[0] ?? new Map();
}

function readModule(path) {
  const text = readFileSync(path, 'utf8');
  const comments = [];
  const { body } = parse(text, { ecmaVersion: 'latest', sourceType: 'module', onComment: comments });
  const constants = new Map();
  const imports = new Map();
  for (const statement of body) {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    for (const { id, init } of declaration?.declarations ?? []) constants.set(id.name, init);
    if (statement.type === 'ImportDeclaration' && statement.source.value.startsWith('.'))
      for (const { local } of statement.specifiers)
        imports.set(local.name, join(dirname(path), statement.source.value));
  }
  const blocks = comments.filter(({ type, value }) => type === 'Block' && value.startsWith('*'));
  return { text, constants, imports, blocks };
}

/** Shapes by path: maps of key to its comment and its expression. A union has several. */
function shapesAt(shapes, path, open) {
  return path.reduce(
    (found, key) =>
      found.flatMap((shape) => (shape.has(key) ? shapesOf(shape.get(key).value, shape.get(key).module, open) : [])),
    shapes,
  );
}

function shapesOf(node, module, open) {
  switch (node?.type) {
    case 'Identifier': {
      const from = module.imports.has(node.name) ? open(module.imports.get(node.name)) : module;
      return from.constants.has(node.name) ? shapesOf(from.constants.get(node.name), from, open) : [];
    }
    case 'ArrayExpression':
      return node.elements.flatMap((element) => shapesOf(element, module, open));
    case 'MemberExpression':
      return shapesOf(node.object, module, open);
    case 'CallExpression': {
      const [first] = node.arguments;
      if (node.callee.property?.name === 'strictObject')
        return [
          new Map(first.type === 'ObjectExpression' ? entries(first, module, open) : spread(first, module, open)),
        ];
      return [node.callee, ...node.arguments].flatMap((part) => shapesOf(part, module, open));
    }
    default:
      return [];
  }
}

function entries(object, module, open) {
  return object.properties.flatMap((property) =>
    property.type === 'SpreadElement'
      ? spread(property.argument, module, open)
      : [
          [
            property.key.name ?? property.key.value,
            { value: property.value, module, comment: commentAbove(property, module) },
          ],
        ],
  );
}

function spread({ name }, module, open) {
  const from = module.imports.has(name) ? open(module.imports.get(name)) : module;
  return entries(from.constants.get(name), from, open);
}

function commentAbove({ start }, { text, blocks }) {
  const block = blocks.find(({ end }) => end <= start && text.slice(end, start).trim() === '');
  return block === undefined ? undefined : readComment(block.value);
}

/** The text of a doc comment, with its `@default` and `@example`. */
function readComment(value) {
  const lines = value.split('\n').map((line) => line.replace(/^\s*\*+ ?/, '').trim());
  const [text, ...tags] = lines.join(' ').split(/\s@(?=default|example)/);
  const tag = (name) =>
    tags
      .find((item) => item.startsWith(`${name} `))
      ?.slice(name.length)
      .trim();
  return { text: text.trim(), default: tag('default'), example: tag('example') };
}
