import { readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { decodeSource } from '@docsite/core';
import type { LineReader } from './formats/reporter.js';

/** Larger files do not contain text written by people. */
const largestFile = 10_000_000;

/**
 * Creates a reader for the source lines of findings. Lines and columns of a finding refer to the text as decoded by
 * docsite. One file is cached, because findings are sorted by file.
 */
export function createLineReader(siteDir: string): LineReader {
  let kept: { readonly file: string; readonly lines: readonly string[] } | undefined;
  return (file, line) => {
    if (kept?.file !== file) kept = { file, lines: readLines(resolve(siteDir, file)) };
    return kept.lines[line - 1];
  };
}

/** The lines of a text file; none for other files. */
function readLines(path: string): readonly string[] {
  try {
    const stat = statSync(path);
    if (!stat.isFile() || stat.size > largestFile) return [];
    const bytes = readFileSync(path);
    return isText(bytes) ? decodeSource(path, bytes).text.split('\n') : [];
  } catch {
    return []; // the report goes on without the line: the file may be gone, or be no file
  }
}

/** Whether bytes are text: images and archives contain several NUL bytes near the beginning. */
function isText(bytes: Buffer): boolean {
  const start = bytes.subarray(0, 1000);
  return start.filter((byte) => byte === 0).length * 20 <= start.length;
}
