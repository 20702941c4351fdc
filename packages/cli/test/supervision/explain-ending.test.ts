import { expect, test } from '@jest/globals';
import { explainEnding } from '../../src/supervision/explain-ending.js';

const page = { subject: "'docs/a.md'", verb: 'was being read' };

test.each([
  [{ kind: 'exit' }, 2, "a call of process.exit() ended docsite while 'docs/a.md' was being read"],
  [{ kind: 'idle' }, 2, "docsite is waiting for a promise that never settles while 'docs/a.md' was being read"],
  [{ kind: 'memory' }, 3, "memory ran out while 'docs/a.md' was being read"],
  [{ kind: 'signal', signal: 'SIGABRT' }, 3, "the process was ended by SIGABRT while 'docs/a.md' was being read"],
] as const)(
  'explainEnding should say of %j what happened, where, and what can be done',
  (ending, exitCode, message) => {
    expect(explainEnding(ending, [page])).toEqual({ message, exitCode, hint: expect.stringMatching(/\w{3}/) });
  },
);

test('explainEnding should name the work of each thread, once, if the whole process ends', () => {
  const other = { subject: "'docs/b.md'", verb: 'was being rendered' };
  expect(explainEnding({ kind: 'exit' }, [page, other, page]).message).toBe(
    "a call of process.exit() ended docsite while 'docs/a.md' was being read, or 'docs/b.md' was being rendered",
  );
  expect(explainEnding({ kind: 'exit' }, []).message).toBe('a call of process.exit() ended docsite');
});
