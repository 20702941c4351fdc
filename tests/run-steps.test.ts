import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { makeFolder } from './folder.js';

interface Step {
  readonly command: readonly [program: string, ...args: string[]];
}

const { runSteps } = (await import('../scripts/run-steps.mjs' as string)) as {
  readonly runSteps: (
    stages: readonly (readonly Step[])[],
    output: { readonly print: (text: string) => void },
  ) => Promise<0 | 1>;
};

const step = (script: string): Step => ({ command: ['node', '--eval', script] });

async function run(...stages: readonly (readonly Step[])[]): Promise<{ code: 0 | 1; printed: string }> {
  let printed = '';
  const code = await runSteps(stages, {
    print: (text) => {
      printed += text;
    },
  });
  return { code, printed };
}

test('the steps of a stage should run at the same time', async () => {
  const folder = makeFolder();
  const meet = (own: string, other: string): Step =>
    step(`const { existsSync, writeFileSync } = require('fs');
      writeFileSync(${JSON.stringify(join(folder, own))}, '');
      setInterval(() => { if (existsSync(${JSON.stringify(join(folder, other))})) process.exit(0); }, 5);`);
  expect((await run([meet('one', 'two'), meet('two', 'one')])).code).toBe(0);
});

test('a step that fails should be named last, after all output of its stage, and no later stage run', async () => {
  const folder = makeFolder();
  const failing = step('console.log("what it prints"); console.error("what is wrong"); process.exit(3)');
  const other = step('setTimeout(() => console.log("the other"), 500)');
  const later = step(`require('fs').writeFileSync(${JSON.stringify(join(folder, 'later'))}, '')`);
  const { code, printed } = await run([failing, other], [later]);
  const title = (of: Step): string => `$ ${of.command.join(' ')}\n`;
  expect(printed).toBe(
    `${title(failing)}what it prints\nwhat is wrong\n${title(other)}the other\nfailed: ${failing.command.join(' ')}\n`,
  );
  expect([code, existsSync(join(folder, 'later'))]).toEqual([1, false]);
});

test('a step that is ended by a signal should fail', async () => {
  expect((await run([step('process.kill(process.pid, "SIGKILL")')])).code).toBe(1);
});
