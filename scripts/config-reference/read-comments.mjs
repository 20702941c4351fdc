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
  const root = shapesOf({ type: 'Identifier', name }, moduleReader()(file));
  // if several members of a union have all the keys, the smallest one is meant
  return (path, keys) =>
    shapesAt(root, path)
      .filter((shape) => keys.every((key) => shape.has(key)))
      .sort((a, b) => a.size - b.size)[0] ?? new Map();
}

/** Returns a function that reads a module by its path, each once. */
function moduleReader() {
  const modules = new Map();
  const read = (path) => {
    if (!modules.has(path)) modules.set(path, readModule(path, read));
    return modules.get(path);
  };
  return read;
}

/** Reads a module with its comments. */
function readModule(path, readOther) {
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
  const module = {
    text,
    constants,
    blocks,
    /** The expression that a name stands for, and the module that contains it. */
    find: (name) => {
      const owner = imports.has(name) ? readOther(imports.get(name)) : module;
      return { value: owner.constants.get(name), module: owner };
    },
  };
  return module;
}

/** Shapes by path: maps of key to its comment and its expression. A union has several. */
function shapesAt(shapes, path) {
  return path.reduce(
    (found, key) =>
      found.flatMap((shape) => (shape.has(key) ? shapesOf(shape.get(key).value, shape.get(key).module) : [])),
    shapes,
  );
}

function shapesOf(node, module) {
  switch (node?.type) {
    case 'Identifier': {
      const found = module.find(node.name);
      return shapesOf(found.value, found.module);
    }
    case 'ArrayExpression':
      return node.elements.flatMap((element) => shapesOf(element, module));
    case 'MemberExpression':
      return shapesOf(node.object, module);
    case 'CallExpression': {
      const [first] = node.arguments;
      if (node.callee.property?.name === 'strictObject') return [new Map(entriesOf(first, module))];
      return [node.callee, ...node.arguments].flatMap((part) => shapesOf(part, module));
    }
    default:
      return [];
  }
}

/** The keys of an object, or of the one that a name stands for, each with its value and its comment. */
function entriesOf(object, module) {
  if (object.type === 'Identifier') {
    const found = module.find(object.name);
    return entriesOf(found.value, found.module);
  }
  return object.properties.flatMap((property) => {
    if (property.type === 'SpreadElement') return entriesOf(property.argument, module);
    const { key, value } = property;
    return [[key.name ?? key.value, { value, module, comment: commentAbove(property, module) }]];
  });
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
