import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';

const folders = ['packages', 'templates', 'tests', 'bench', 'scripts'];
const generated = /^(?:dist|bundle|package|grammars|node_modules|sites)$/;

/** A line that consists of a comment; addresses and instructions to tools cannot be wrapped. */
const comment = /^ *(?:\*|\/\/|\/\*\*) /;
const unbreakable = /^ *(?:\*|\/\/) +(?:https?:|biome-ignore )/;

/** The code files below a folder, except for generated ones. */
function codeFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) {
      return generated.test(entry.name) && !path.includes('/src/') ? [] : codeFiles(path);
    }
    return /\.(?:tsx?|mjs|cjs|js)$/.test(entry.name) ? [path] : [];
  });
}

test('comments should end by column 120, the limit that the formatter sets for code', () => {
  const long = folders.flatMap(codeFiles).flatMap((path) =>
    readFileSync(path, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        line.length > 120 && comment.test(line) && !unbreakable.test(line) ? [`${path}:${index + 1}`] : [],
      ),
  );
  expect(long).toEqual([]);
});
