import { describe, expect, jest, test } from '@jest/globals';
import * as esbuild from 'esbuild';
import { makeFolder } from '../../../../../tests/folder.js';

/** Entry points of the builds that are in progress. */
const open = new Set<string>();

let endApp: () => void;
const appHasEnded = new Promise<void>((resolve) => {
  endApp = resolve;
});

jest.unstable_mockModule('esbuild', () => ({
  ...esbuild,
  /** Builds as esbuild does, but ends what every page has after the app. */
  build: async (options: esbuild.BuildOptions) => {
    const entry = Object.keys(options.entryPoints as object)[0] as string;
    open.add(entry);
    const [result] = await Promise.allSettled([esbuild.build(options)]);
    if (entry === 'assets/js/boot') {
      await appHasEnded;
      await new Promise(setImmediate);
    }
    open.delete(entry);
    if (entry === 'assets/js/app') endApp();
    if (result.status === 'rejected') throw result.reason;
    return result.value;
  },
}));
const { optionsIn, theme } = await import('../bundle-fixture.js');
const { buildClient, buildEveryPage } = await import('../../../src/bundle/builds/build-client.js');
const { KnownCode } = await import('../../../src/liveness/known-code.js');
const { contextOf } = await import('../../../src/bundle/bundle-context.js');

describe('a client that cannot be built', () => {
  test('should leave no build in progress, and have the errors of all', async () => {
    const folder = makeFolder({
      ...theme,
      'templates/client/app.ts': "import 'none-of-app';",
      'templates/client/boot.ts': "import 'none-of-boot';",
    });
    const context = contextOf({ ...optionsIn(folder, []), code: new KnownCode() }, new Set());
    const learned = { pages: [], hasStyles: () => false, themeHasStyles: false };
    const building = buildClient(context, Promise.resolve(learned), buildEveryPage(context));
    const failure = await building.catch((error: esbuild.BuildFailure) => error);
    expect([...open]).toEqual([]);
    expect((failure as esbuild.BuildFailure).errors.map(({ text }) => text)).toEqual([
      'Could not resolve "none-of-boot"',
      'Could not resolve "none-of-app"',
    ]);
  });
});
