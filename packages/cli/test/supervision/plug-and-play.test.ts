import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { makeFolder, writeFiles } from '../../../../tests/folder.js';
import { plugAndPlay } from '../../src/supervision/plug-and-play.js';

const { NODE_OPTIONS } = process.env;
beforeEach(() => void delete process.env.NODE_OPTIONS);
afterEach(() => {
  if (NODE_OPTIONS !== undefined) process.env.NODE_OPTIONS = NODE_OPTIONS;
});

describe("the environment of a command for a site installed with Yarn's Plug'n'Play", () => {
  test('should load what the closest folder with packages has, and its loader of ES modules', () => {
    const folder = makeFolder({ '.pnp.cjs': '', 'site/docs/a.md': '', 'site/node_modules/.cache/a': '' });
    const [runtime, loader] = [join(folder, '.pnp.cjs'), join(folder, '.pnp.loader.mjs')];
    expect(plugAndPlay(['build', join(folder, 'site')])).toEqual({ NODE_OPTIONS: `--require "${runtime}"` });
    writeFiles(folder, { '.pnp.loader.mjs': '' });
    const both = `--require "${runtime}" --experimental-loader ${pathToFileURL(loader)}`;
    expect(plugAndPlay(['build', join(folder, 'site')])).toEqual({ NODE_OPTIONS: both });
  });

  test('should keep the options that are set', () => {
    const folder = makeFolder({ '.pnp.js': '' });
    process.env.NODE_OPTIONS = '--no-warnings';
    const options = plugAndPlay(['check', folder]).NODE_OPTIONS;
    delete process.env.NODE_OPTIONS;
    expect(options).toBe(`--no-warnings --require "${join(folder, '.pnp.js')}"`);
  });

  test('should be that of any other site with packages of its own, whatever lies above', () => {
    const folder = makeFolder({ '.pnp.cjs': '', 'site/node_modules/a/index.js': '' });
    expect(plugAndPlay(['build', join(folder, 'site')])).toEqual({});
  });

  test('should be that of any other site if the file of Yarn is broken', () => {
    const folder = makeFolder({ '.pnp.cjs': '<<<<<<< HEAD\n' });
    expect(plugAndPlay(['build', folder])).toEqual({});
  });

  test('should depend on the folder of the site, and not on the one that it is written to', () => {
    const folder = makeFolder({ 'yarn/.pnp.cjs': '', 'site/docs/a.md': '' });
    const [yarn, site] = [join(folder, 'yarn'), join(folder, 'site')];
    expect(plugAndPlay(['build', '--out-dir', yarn, site])).toEqual({});
    expect(plugAndPlay(['build', '--no-cache', yarn, '--out-dir', site])).toHaveProperty('NODE_OPTIONS');
  });
});
