import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configSchema } from '../../packages/core/dist/config/schema/site.js';
import { objectPaths as pathsOf } from './describe-schema.mjs';
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
  const owners = new Map([...texts].flatMap(([path, text]) => tablesIn(text).map((table) => [table, path])));
  const comments = openComments(schemaFile, 'configSchema');
  return [...texts].map(([path, text]) => {
    const linkTo = (key) => {
      const owner = owners.get(key);
      return owner === undefined || owner === path ? undefined : addressFrom(path, owner);
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

function addressFrom(path, owner) {
  const address = join(relative(dirname(path), dirname(owner)), basename(owner));
  return address.startsWith('.') ? address : `./${address}`;
}

/** Every configuration path with nested keys. */
export function objectPaths() {
  return pathsOf(configSchema);
}
