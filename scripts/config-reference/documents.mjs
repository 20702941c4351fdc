import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configSchema } from '../../packages/core/dist/config/schema/site.js';
import { objectsAt, objectPaths as pathsOf } from './describe-schema.mjs';
import { fillTables, tablesIn } from './fill-tables.mjs';
import { openComments } from './read-comments.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
const schemaFile = join(root, 'packages/core/dist/config/schema/site.js');

/** The documents with configuration tables: their path, their current text, and the text they should have. */
export function readDocuments() {
  const paths = readdirSync(join(root, 'content/docsite'), { recursive: true })
    .map((name) => `content/docsite/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md'))
    .sort();
  const texts = new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
  const tables = [...texts].flatMap(([path, text]) => tablesIn(text).map((table) => ({ ...table, document: path })));
  const owners = new Map(tables.map((table) => [table.path, tables.find(({ path }) => path === table.path)]));
  const comments = openComments(schemaFile, 'configSchema');
  return [...texts].map(([path, text]) => {
    const linkTo = (key) => {
      const owner = owners.get(key);
      return owner && addressFrom(path, owner);
    };
    return {
      path,
      file: join(root, path),
      text,
      filled: fillTables(text, { schema: configSchema, comments, linkTo }),
      tables: tablesIn(text),
    };
  });
}

/** The address of a table as a document links to it. */
function addressFrom(path, { document, heading }) {
  const fragment = heading === undefined ? '' : `#${idOf(heading)}`;
  if (document === path) return fragment;
  const address = join(relative(dirname(path), dirname(document)), basename(document)) + fragment;
  return address.startsWith('.') ? address : `./${address}`;
}

/** The id of a heading: its own, as in `Title {#id}`, or that made from its text. */
function idOf(heading) {
  const own = /#([\w-]+)[}\]]$/.exec(heading)?.[1];
  if (own !== undefined) return own;
  const words = heading.toLowerCase().replace(/[^\w -]/g, '');
  return words.replaceAll(' ', '-');
}

/** Every configuration path with nested keys. */
export function objectPaths() {
  return pathsOf(configSchema);
}

/** The keys of a configuration path. */
export function keysAt(path) {
  return objectsAt(configSchema, path === '' ? [] : path.split('.')).flatMap(({ shape }) => Object.keys(shape));
}
