import { defaultOf, objectsAt, typeOf } from './describe-schema.mjs';

const marker = /(<!-- config: ?([\w.]*)(?: ?\[([^\]]*)\])? -->\n)[\s\S]*?(<!-- \/config -->)/g;

/**
 * The tables in a document: the path of each, the keys it is for, if it names them, and the heading above it.
 *
 * @param {string} text
 */
export function tablesIn(text) {
  return [...text.matchAll(marker)].map(({ index, 2: path, 3: keys }) => ({
    path,
    keys: keys && listOf(keys),
    heading: [...text.slice(0, index).matchAll(/^#{2,6} (.*)$/gm)].at(-1)?.[1],
  }));
}

function listOf(keys) {
  return keys.split(',').map((key) => key.trim());
}

/**
 * Replaces the tables in a document, between `<!-- config: path -->` and `<!-- /config -->`. A table that begins with
 * `<!-- config: path [one, two] -->` is for some keys; one without such a list has those that no list names.
 *
 * @param {string} text
 * @param {{ schema: object, comments: Function, linkTo: (path: string) => string | undefined }} reference
 */
export function fillTables(text, reference) {
  const tables = tablesIn(text);
  return text.replace(marker, (_, start, path, list, end) => {
    const keys = path === '' ? [] : path.split('.');
    const isShown = list === undefined ? isUnlisted(path, tables) : (key) => listOf(list).includes(key);
    const branches = objectsAt(reference.schema, keys).map(({ shape }) =>
      rowsOf(shape, keys, reference).filter(({ key }) => isShown(key)),
    );
    if (branches.flat().length === 0) throw new Error(`the configuration has no keys for the table at '${path}'`);
    const hasTypes = branches.length > 1 && branches.some((rows) => rows.some(({ key }) => key === 'type'));
    const types = hasTypes ? tableOfTypes(branches) : '';
    return `${start}\n${types}${tableOfKeys(branches)}\n${end}`;
  });
}

function isUnlisted(path, tables) {
  const listed = tables.flatMap((table) => (table.path === path ? (table.keys ?? []) : []));
  return (key) => !listed.includes(key);
}

function rowsOf(shape, path, { comments, linkTo }) {
  const written = comments(path, Object.keys(shape));
  return Object.entries(shape).map(([key, schema]) => {
    const comment = written.get(key)?.comment;
    if (comment === undefined) throw new Error(`the configuration key '${[...path, key].join('.')}' has no comment`);
    const link = linkTo([...path, key].join('.'));
    const name = link === undefined ? `\`${key}\`` : `[\`${key}\`](${link})`;
    return { key, name, schema, ...comment, type: typeOf(schema), default: comment.default ?? defaultOf(schema) };
  });
}

/** The objects of a union, distinguished by their `type`. */
function tableOfTypes(branches) {
  const rows = branches.map((keys) => {
    const { type, text, default: standard } = keys.find(({ key }) => key === 'type');
    const others = keys.filter(({ key }) => key !== 'type').map(({ name }) => name);
    return [type + (standard === 'required' ? '' : ', or absent'), others.join(', '), text];
  });
  return `${table(['`type`', 'keys', 'is'], rows)}\n`;
}

/** A key with different meanings in several types has a row for each of them. */
function tableOfKeys(branches) {
  const rows = branches.flatMap((keys) => {
    const of = keys.find(({ key }) => key === 'type')?.type;
    return keys.map((row) => ({ ...row, of }));
  });
  const distinct = rows.filter(
    (row) => row.key !== 'type' || !rows.some((other) => other.key === 'type' && other !== row),
  );
  const groups = distinct.reduce((all, row) => {
    const name = cellsOf(row).join('|');
    return all.set(name, { ...row, types: [...(all.get(name)?.types ?? []), row.of] });
  }, new Map());
  const cells = [...groups.values()].map((row, _, all) => {
    const hasNamesakes = row.of !== undefined && all.some((other) => other !== row && other.key === row.key);
    return cellsOf(hasNamesakes ? { ...row, name: `${row.name} of ${row.types.join(', ')}` } : row);
  });
  return table(['key', 'type', 'default', 'meaning'], cells);
}

function cellsOf({ name, type, default: standard, text, example }) {
  return [name, type, standard, example === undefined ? text : `${text} Such as \`${example}\``];
}

function table(heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
