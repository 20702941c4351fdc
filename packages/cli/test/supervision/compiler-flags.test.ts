import { spawnSync } from 'node:child_process';
import { describe, expect, test } from '@jest/globals';
import { compilerFlags } from '../../src/supervision/compiler-flags.js';

describe('the Node options of a command process', () => {
  test('should have V8 11.3 optimize later, it and 12.4 inline less, and known versions keep bytecode and start with much young space', () => {
    expect(compilerFlags('11.3.244.8-node.33')).toEqual([
      '--min-semi-space-size=16',
      '--initial-old-space-size=128',
      '--no-flush-bytecode',
      '--max-inlined-bytecode-size=60',
      '--max-inlined-bytecode-size-cumulative=60',
      '--interrupt-budget=270336',
      '--interrupt-budget-factor-for-feedback-allocation=4',
    ]);
    expect(compilerFlags('12.4.254.21-node.33')).toEqual([
      '--min-semi-space-size=16',
      '--initial-old-space-size=128',
      '--no-flush-bytecode',
      '--max-inlined-bytecode-size=60',
      '--max-inlined-bytecode-size-cumulative=60',
    ]);
    expect(compilerFlags('13.6.233.17-node.37')).toEqual([
      '--min-semi-space-size=16',
      '--initial-old-space-size=128',
      '--no-flush-bytecode',
    ]);
    expect(compilerFlags('14.1.0')).toEqual([]);
  });

  test('should be accepted by the running Node', () => {
    const { status, stderr } = spawnSync(process.execPath, [...compilerFlags(process.versions.v8), '-e', '0'], {
      encoding: 'utf8',
    });
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  });
});
