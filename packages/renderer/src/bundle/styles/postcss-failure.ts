import { readFileSync } from 'node:fs';
import { installCommandOf, packageNameOf, pathFrom } from '@docsite/core';
import type { PartialMessage } from 'esbuild';

/** The message for a PostCSS configuration that cannot be loaded, at the name of a package that is not installed. */
export function postcssFailure(error: unknown, file: string, siteDir: string): PartialMessage {
  const { code = '', message } = error as NodeJS.ErrnoException;
  const name = /^Cannot find (?:module|package) '([^']+)'/.exec(message)?.[1];
  const isMissing = code.endsWith('MODULE_NOT_FOUND') && name !== undefined && /^(?:@|\w)/.test(name);
  const lines = readFileSync(file, 'utf8').split('\n');
  const line = isMissing ? lines.findIndex((text) => text.includes(name)) : -1;
  const lineText = lines[Math.max(line, 0)] as string;
  const column = line === -1 ? 0 : Buffer.byteLength(lineText.slice(0, lineText.indexOf(name as string)));
  return {
    text: isMissing
      ? `the package '${packageNameOf(name)}' is not installed`
      : `PostCSS cannot be set up: ${message.split('\n')[0]}`,
    location: { file: pathFrom(siteDir, file), line: Math.max(line, 0) + 1, column, lineText },
    ...(isMissing && {
      notes: [{ text: `install it for the site: ${installCommandOf(siteDir, [packageNameOf(name)])}` }],
    }),
  };
}
