import { expect, test } from '@jest/globals';
import { transformSync } from 'esbuild';
import { XMLValidator } from 'fast-xml-parser';
import { Engine } from 'php-parser';
import { parseAllDocuments } from 'yaml';
import { type Fence, readFences } from './fences.js';

/** Checks the code of a fence; throws, or returns the reason, if it is invalid in its language. */
type Linter = (code: string) => unknown;

/**
 * Frames in which a piece of code may be valid, in place of `%`. A fence shows a whole file, or the part under
 * discussion.
 */
const phpFrames = [
  '%',
  'class fence {\n%\n}',
  'interface fence {\n%\n}',
  'interface fence {\n%;\n}',
  'return [\n%\n];',
];
const scriptFrames = ['%', 'class Fence {\n%\n}', '({\n%\n})', 'async () => {\n%\n}', '[\n%\n]'];

const engine = new Engine({ parser: { version: '8.1', suppressErrors: false }, ast: {} });

function lintPhp(code: string): void {
  if (/<\?(?:php|=)/.test(code)) engine.parseCode(code, 'fence.php');
  else parseInFrames(code, phpFrames, (framed) => engine.parseCode(`<?php\n${framed}`, 'fence.php'));
}

function lintScript(loader: 'js' | 'ts' | 'tsx'): Linter {
  return (code) => parseInFrames(code, scriptFrames, (framed) => transformSync(framed, { loader, logLevel: 'silent' }));
}

/** Throws the error of the first frame if the code is valid in none. */
function parseInFrames(code: string, frames: readonly string[], parse: Linter): void {
  const errors: unknown[] = [];
  // imports precede the class whose members follow
  const imports = /^(?:(?:use|import)\b[^;]*;\s*)*/.exec(code)?.[0] ?? '';
  for (const frame of frames) {
    try {
      parse(imports + frame.replace('%', () => code.slice(imports.length)));
      return;
    } catch (error) {
      errors.push(error);
    }
  }
  throw errors[0];
}

/** An XML fragment may have several elements without a root. */
function lintXml(code: string): string | undefined {
  const body = code.replace(/^\s*<\?xml[^>]*\?>/, '').replace(/^\s*<!DOCTYPE[^>]*>/, '');
  const result = XMLValidator.validate(`<fence>${body}</fence>`);
  return result === true ? undefined : `${result.err.msg} (line ${result.err.line})`;
}

const linters: Readonly<Record<string, Linter>> = {
  php: lintPhp,
  json: (code) => void JSON.parse(code),
  yaml: (code) => parseAllDocuments(code).flatMap(({ errors }) => errors)[0]?.message,
  xml: lintXml,
  javascript: lintScript('js'),
  typescript: lintScript('ts'),
  ts: lintScript('ts'),
  tsx: lintScript('tsx'),
};

const names: Readonly<Record<string, string>> = { js: 'javascript', yml: 'yaml', mjs: 'javascript' };

/** `fragment` after the language marks deliberately incomplete code. */
const isFragment = ({ meta }: Fence) => /(?:^|\s)fragment(?:\s|$)/.test(meta);

function reasonAgainst({ language, code }: Fence): unknown {
  try {
    return linters[names[language] ?? language]?.(code);
  } catch (error) {
    return (error as Error).message.split('\n').slice(0, 2).join(' ');
  }
}

test('code in content should be written in the language of its fence', () => {
  const fences = readFences().filter((fence) => !isFragment(fence));
  const wrong = fences.flatMap((fence) => {
    const reason = reasonAgainst(fence);
    return reason === undefined ? [] : [`${fence.place} ${fence.language}: ${reason}`];
  });
  expect(wrong).toEqual([]);
  expect(fences.length).toBeGreaterThan(500);
});

test('diagrams in content should have a label for screen readers', () => {
  const diagrams = readFences().filter(({ language }) => language === 'mermaid');
  const nameless = diagrams.filter(({ meta, code }) => !/title=/.test(meta) && !/^\s*accTitle: \S/m.test(code));
  expect(nameless.map(({ place }) => place)).toEqual([]);
  expect(diagrams.length).toBeGreaterThan(30);
});
