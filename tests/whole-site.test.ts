import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@jest/globals';
import { type ExpectedFile, readExpected, runSite, siteNames, writeExpected } from './site-case.js';

const isUpdate = process.env.UPDATE_SITES !== undefined;
const cases = siteNames().map((name) => ({
  name,
  expected: readExpected(name),
  behaviour: readExpected(name).behaviour,
}));

test.concurrent.each(cases)('$name: docsite $behaviour', async ({ name, expected }) => {
  const { observed, printed, siteDir, remove } = await runSite(name, expected);
  try {
    if (isUpdate) writeExpected(name, expected, observed);
    const { behaviour: _behaviour, command: _command, files = {}, ...wanted } = readExpected(name);
    expect(observed).toEqual(wanted);
    expect(blunders(printed, siteDir)).toEqual([]);
    expect(Object.entries(files).flatMap(([path, file]) => differences(join(siteDir, 'dist', path), file))).toEqual([]);
  } finally {
    remove();
  }
});

/** Texts that docsite must never print, whatever its input. */
function blunders(printed: string, siteDir: string): string[] {
  const lines = printed.split('\n');
  const stack = lines.filter((line) => /^ {4}at /.test(line));
  return [...stack, ...lines.filter((line) => line.includes('internal error') || line.includes(dirname(siteDir)))];
}

function differences(path: string, expected: ExpectedFile | null): string[] {
  if (expected === null) return existsSync(path) ? [`${path} is there`] : [];
  if (!existsSync(path)) return [`${path} is not there`];
  const text = readFileSync(path, 'utf8');
  const missing = (expected.contains ?? [])
    .filter((part) => !text.includes(part))
    .map((part) => `${path} lacks ${part}`);
  const wrong = (expected.lacks ?? []).filter((part) => text.includes(part)).map((part) => `${path} contains ${part}`);
  return [...missing, ...wrong];
}
