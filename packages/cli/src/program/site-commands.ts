import { startThreads } from '../workers/threads/start-threads.js';
import type { AddCommand } from './add-command.js';
import {
  readHost,
  readLocale,
  readPort,
  takeCacheOptions,
  takeProfileOptions,
  takeRemoteCache,
  takeReportOptions,
  takeSiteFolder,
} from './shared-options.js';

const outDirHelp = 'the output folder (default: dist in the site folder)';

/** `docsite build`, and `docsite build --shard`. */
export const addBuild: AddCommand = (program, finish) => {
  const command = program.command('build').description('build the site as static files');
  takeSiteFolder(command);
  command
    .option('--out-dir <folder>', outDirHelp)
    .option('--base-url <path>', 'the path the site is served under, instead of the configured one')
    .option('--locale <name>', 'build only this locale', readLocale);
  takeReportOptions(command);
  takeCacheOptions(command);
  takeProfileOptions(command);
  return command
    .option('--shard <part>', 'render only a part of the pages, such as 2/3, for docsite merge')
    .option('--shards <folder>', 'the folder that --shard writes to (default: .docsite/shards in the site folder)')
    .action(async (dir, options) => {
      const threads = startThreads(dir, options);
      if (options.shard === undefined)
        finish(await (await import('../commands/build.js')).build(dir, options, threads));
      else finish(await (await import('../commands/build-shard.js')).buildShard(dir, options, threads));
    });
};

/** `docsite merge`. */
export const addMerge: AddCommand = (program, finish) => {
  const command = program.command('merge').description('combine the shards that build --shard made into a site');
  takeSiteFolder(command);
  command.option('--shards <folder>', 'the folder with the shards (default: .docsite/shards in the site folder)');
  takeRemoteCache(command);
  command
    .option('--out-dir <folder>', outDirHelp)
    .option('--base-url <path>', 'the path the site is served under, as in the builds of the shards')
    .option('--locale <name>', 'merge only this locale, as in the builds of the shards', readLocale);
  takeReportOptions(command);
  takeProfileOptions(command);
  return command.action(async (dir, options) =>
    finish(await (await import('../commands/merge.js')).merge(dir, options)),
  );
};

/** `docsite serve`, and `docsite serve --watch`. */
export const addServe: AddCommand = (program, finish) => {
  const command = program.command('serve').description('serve the built site as a static host would');
  takeSiteFolder(command);
  return command
    .option(
      '-p, --port <number>',
      'the port to listen on, or the next free one; 0 for any that is free',
      readPort,
      3000,
    )
    .option('--host <name>', 'the host to listen on', readHost, 'localhost')
    .option('--out-dir <folder>', 'the folder the site was built in (default: dist in the site folder)')
    .option('--open', 'open the site in a browser')
    .option('--watch', 'serve the current files, including drafts, and update open pages whenever a file changes')
    .action(async (dir, options) => finish(await (await import('../commands/serve.js')).serve(dir, options)));
};

/** `docsite check`. */
export const addCheck: AddCommand = (program, finish) => {
  const command = program.command('check').description('check the site without writing it');
  takeSiteFolder(command);
  takeReportOptions(command);
  command
    .option(
      '--changed [base]',
      'report only findings in what changed since this branch, and what that breaks elsewhere (default: the main branch)',
    )
    .option('--external', 'also check links to other sites')
    .option('--update-routes', 'record the addresses of the site in docsite.routes.json')
    .option('--baseline <file>', 'ignore the findings recorded in this file')
    .option('--update-baseline', 'record the current findings in the baseline');
  takeCacheOptions(command);
  takeProfileOptions(command);
  return command.action(async (dir, options) => {
    const threads = startThreads(dir, options);
    finish(await (await import('../commands/check.js')).check(dir, options, threads));
  });
};
