import { defaultOf, objectsAt, typeOf } from './describe-schema.mjs';

const marker = /(<!-- config( briefly)?: ?([\w.]*) -->\n)[\s\S]*?(<!-- \/config -->)/g;

/** Paths of the tables that a document has room for, but for brief ones. */
export function tablesIn(text) {
  return [...text.matchAll(marker)].filter(([, , briefly]) => briefly === undefined).map(([, , , path]) => path);
}

/**
 * Writes the tables of a document anew, between `<!-- config: path -->` and `<!-- /config -->`.
 *
 * @param {string} text
 * @param {{ schema: object, comments: Function, linkTo: (path: string) => string | undefined }} reference
 */
export function fillTables(text, reference) {
  return text.replace(marker, (_, start, briefly, path, end) => {
    const keys = path === '' ? [] : path.split('.');
    const branches = objectsAt(reference.schema, keys).map(({ shape }) => rowsOf(shape, keys, reference));
    if (branches.length === 0) throw new Error(`the configuration has no keys at '${path}'`);
    const table =
      branches.some((rows) => rows.some(({ key }) => key === 'type')) && branches.length > 1
        ? tableOfTypes(branches)
        : '';
    return `${start}\n${table}${tableOfKeys(branches.flat(), briefly !== undefined)}\n${end}`;
  });
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

/** Objects of a union, distinguished by their `type`. */
function tableOfTypes(branches) {
  const rows = branches.map((keys) => {
    const { type, text, default: standard } = keys.find(({ key }) => key === 'type');
    const others = keys.filter(({ key }) => key !== 'type').map(({ name }) => name);
    return [type + (standard === 'required' ? '' : ', or absent'), others.join(', '), text];
  });
  return `${table(['`type`', 'keys', 'is'], rows)}\n`;
}

function tableOfKeys(rows, isBrief) {
  const distinct = rows.filter(
    (row) => row.key !== 'type' || !rows.some((other) => other.key === 'type' && other !== row),
  );
  const cells = distinct.map(({ name, type, default: standard, text, example }) => {
    if (isBrief) return [name, text, standard];
    return [name, type, standard, example === undefined ? text : `${text} Such as \`${example}\``];
  });
  const unique = [...new Map(cells.map((row) => [row.join('|'), row])).values()];
  return table(isBrief ? ['key', 'meaning', 'default'] : ['key', 'type', 'default', 'meaning'], unique);
}

function table(heads, rows) {
  const lines = [heads, heads.map(() => '---'), ...rows.map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))];
  return `${lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}
