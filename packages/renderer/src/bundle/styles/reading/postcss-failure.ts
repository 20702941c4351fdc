import { readFileSync } from 'node:fs';
import { installCommandOf, messageOf, packageNameOf, pathFrom, reasonOf } from '@docsite/core';
import type { PartialMessage } from 'esbuild';

/** The message for a PostCSS configuration that cannot be loaded, at the name of a package that is not installed. */
export function postcssFailure(error: unknown, file: string, siteDir: string): PartialMessage {
  const path = pathFrom(siteDir, file);
  const name = missingModule.exec(messageOf(error))?.[1];
  if (name === undefined)
    return { text: `PostCSS cannot be set up: ${reasonOf(error)}`, location: { file: path, line: 1, column: 0 } };
  const missing = packageNameOf(name);
  return {
    text: `the package '${missing}' is not installed`,
    location: { file: path, ...placeOfName(name, readFileSync(file, 'utf8')) },
    notes: [{ text: `install it for the site: ${installCommandOf(siteDir, [missing])}` }],
  };
}

/** The messages of Node about a package that it cannot find, whose name begins neither with a dot nor with a slash. */
const missingModule = /^Cannot find (?:module|package) '([@\w][^']*)'/;

function placeOfName(name: string, text: string) {
  const lines = text.split('\n');
  const line = Math.max(
    lines.findIndex((one) => one.includes(name)),
    0,
  );
  const lineText = lines[line] as string;
  const column = Buffer.byteLength(lineText.slice(0, Math.max(lineText.indexOf(name), 0)));
  return { line: line + 1, column, lineText };
}
