import { mkdirSync, realpathSync, symlinkSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { outDirInside, resolveOutDir, resolveSiteDir } from '../../../src/build/input/out-dir.js';
import { UsageError } from '../../../src/report/errors/usage-error.js';

const remedy = 'choose a folder that contains nothing else, such as dist';
const foreign =
  'empty it, or choose another: a build writes into a new folder, an empty one, or one that it wrote before';

/** Returns the usage error that a call throws. */
function mistakeOf(call: () => unknown): string {
  try {
    call();
  } catch (error) {
    if (error instanceof UsageError) return `${error.message} (${error.hint})`;
    throw error;
  }
  throw new Error('it is let through');
}

describe('resolveSiteDir', () => {
  test('should give the real path of the folder', () => {
    const folder = makeFolder({ 'site/a.md': '' });
    symlinkSync(join(folder, 'site'), join(folder, 'link'));
    expect(resolveSiteDir(join(folder, 'link'))).toBe(join(folder, 'site'));
    expect(resolveSiteDir(undefined)).toBe(realpathSync('.'));
  });

  test('should reject what does not exist, and what is not a folder', () => {
    const folder = makeFolder({ 'a.md': '' });
    expect(mistakeOf(() => resolveSiteDir('no/such/folder'))).toBe(
      "the folder 'no/such/folder' does not exist (name the folder that holds docsite.config.ts, or a folder of Markdown files)",
    );
    expect(mistakeOf(() => resolveSiteDir(join(folder, 'a.md')))).toBe(
      `'${join(folder, 'a.md')}' is not a folder (name the folder of the site)`,
    );
  });
});

test('a path with a backslash should be rejected, as modules cannot be imported from it', () => {
  const folder = makeFolder({ 'a\\b/index.md': '', 'site/index.md': '' });
  expect(mistakeOf(() => resolveSiteDir(join(folder, 'a\\b')))).toMatch(/contains a backslash.*rename the folder/);
  expect(mistakeOf(() => resolveOutDir(join(folder, 'site'), join(folder, 'o\\ut')))).toMatch(/contains a backslash/);
});

describe('a folder that a build wrote', () => {
  test('should not be taken as a site', () => {
    const folder = makeFolder({ '.docsite-output.json': '', 'index.md': '' });
    expect(mistakeOf(() => resolveSiteDir(folder))).toMatch(/is the output of a build, not a site/);
  });
});

describe('resolveOutDir', () => {
  test('should be dist in the site folder unless another is named', () => {
    const folder = makeFolder({});
    expect(resolveOutDir(folder, undefined)).toBe(join(folder, 'dist'));
    expect(resolveOutDir(folder, join(folder, 'out/site'))).toBe(join(folder, 'out/site'));
  });

  test('should reject the site folder and its ancestors', () => {
    const folder = makeFolder({ 'a.md': '' });
    for (const outDir of [folder, dirname(folder), '/']) {
      expect(mistakeOf(() => resolveOutDir(folder, outDir))).toBe(
        `the output folder '${outDir}' contains the site itself (${remedy})`,
      );
    }
  });

  test('should reject a folder with files of others, even with a 404 page of theirs', () => {
    const folder = makeFolder({ 'dist/thesis.txt': '' });
    const other = makeFolder({ '404.html': '', 'assets/site.json': '' });
    expect(mistakeOf(() => resolveOutDir(folder, undefined))).toBe(
      `the output folder 'dist' contains files that docsite did not write (${foreign})`,
    );
    expect(mistakeOf(() => resolveOutDir(folder, other))).toBe(
      `the output folder '${other}' contains files that docsite did not write (${foreign})`,
    );
  });

  test('should reject a file', () => {
    const folder = makeFolder({ dist: '' });
    expect(mistakeOf(() => resolveOutDir(folder, undefined))).toBe(`the output folder 'dist' is a file (${remedy})`);
  });

  test('should reject a path inside a file', () => {
    const folder = makeFolder({ 'a.md': '' });
    const outDir = join(folder, 'a.md/x/dist');
    expect(mistakeOf(() => resolveOutDir(folder, outDir))).toBe(
      `the output folder '${outDir}' is inside a file (${remedy})`,
    );
  });

  test('should accept an empty folder, and one written by an earlier build', () => {
    const folder = makeFolder({});
    mkdirSync(join(folder, 'dist'));
    expect(resolveOutDir(folder, undefined)).toBe(join(folder, 'dist'));
    const marked = makeFolder({ 'dist/.docsite-output.json': '', 'dist/mine.txt': '' });
    expect(resolveOutDir(marked, undefined)).toBe(join(marked, 'dist'));
    const branch = makeFolder({ 'dist/.git/HEAD': '', 'dist/lost+found/x': '' });
    expect(resolveOutDir(branch, undefined)).toBe(join(branch, 'dist'));
    const built = makeFolder({ 'dist/assets/site-0123456789ab.json': '{}', 'dist/404.html': '' });
    expect(resolveOutDir(built, undefined)).toBe(join(built, 'dist'));
  });
});

describe('an output folder that is a symbolic link', () => {
  test('should be resolved, even if nothing exists at its target yet', () => {
    const folder = makeFolder({ 'site/a.md': '', 'disk/other/x': '' });
    mkdirSync(join(folder, 'disk/web'));
    symlinkSync('../disk/web', join(folder, 'site/dist'));
    symlinkSync(join(folder, 'disk/new'), join(folder, 'site/dangling'));
    symlinkSync('disk', join(folder, 'linked'));
    expect(resolveOutDir(join(folder, 'site'), undefined)).toBe(join(folder, 'disk/web'));
    expect(resolveOutDir(join(folder, 'site'), join(folder, 'site/dangling'))).toBe(join(folder, 'disk/new'));
    expect(resolveOutDir(join(folder, 'site'), join(folder, 'linked/new/dist'))).toBe(join(folder, 'disk/new/dist'));
  });

  test('should be rejected if it leads to the site, or to itself', () => {
    const folder = makeFolder({ 'site/a.md': '' });
    symlinkSync('site', join(folder, 'out'));
    symlinkSync('loop', join(folder, 'loop'));
    expect(mistakeOf(() => resolveOutDir(join(folder, 'site'), join(folder, 'out')))).toMatch(
      /contains the site itself/,
    );
    expect(mistakeOf(() => resolveOutDir(join(folder, 'site'), join(folder, 'loop')))).toMatch(
      /is a symbolic link that leads to itself/,
    );
  });
});

describe('outDirInside', () => {
  test('should be the path of the output relative to the site folder, if it lies inside', () => {
    const site = join('sites', 'mine');
    expect(outDirInside(site, join(site, 'dist', 'web'))).toBe('dist/web');
    expect(outDirInside(site, join('sites', 'dist'))).toBe(undefined);
  });
});
