import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

interface Manifest {
  readonly name: string;
  readonly private?: boolean;
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const folders = ['packages/core', 'packages/checker', 'packages/renderer', 'packages/create-docsite', 'templates'];

describe('the manifests of the packages', () => {
  test.each(folders)('should keep %s out of the registry and without a version of its own', (folder) => {
    const { private: isPrivate, version } = readManifest(folder);
    expect([isPrivate, version]).toEqual([true, undefined]);
  });

  test('should accept every later version of an optional package, as npm refuses others', () => {
    const { peerDependencies = {} } = readManifest('packages/cli');
    const ranges = Object.values(peerDependencies);
    expect(ranges.filter((range) => !/^>=[\d.]+$/.test(range))).toEqual([]);
  });
});

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(import.meta.dirname, '..', folder, 'package.json'), 'utf8')) as Manifest;
}
