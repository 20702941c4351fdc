import { startThreads } from '../workers/start-threads.js';
import type { AddCommand } from './add-command.js';
import {
  readPort,
  takeCacheOptions,
  takeProfileOptions,
  takeRemoteCache,
  takeReportOptions,
  takeSiteFolder,
} from './shared-options.js';

const outDirHelp = 'where to write (default: dist in the site folder)';

/** `docsite build`, and `docsite build --shard`. */
export const addBuild: AddCommand = (program, finish) => {
  const command = program.command('build').description('build the site into static files');
  takeSiteFolder(command);
  command
    .option('--out-dir <folder>', outDirHelp)
    .option('--base-url <path>', 'path the site is served under, instead of the configured one')
    .option('--locale <name>', 'build this locale alone');
  takeReportOptions(command);
  takeCacheOptions(command);
  takeProfileOptions(command);
  return command
    .option('--shard <part>', 'render a part of the pages alone, such as 2/3, for docsite merge')
    .option('--shards <folder>', 'where --shard writes (default: .docsite/shards in the site folder)')
    .action(async (dir, options) => {
      const threads = startThreads(dir, options);
      if (options.shard === undefined)
        finish(await (await import('../commands/build.js')).build(dir, options, threads));
      else finish(await (await import('../commands/build-shard.js')).buildShard(dir, options, threads));
    });
};

/** `docsite merge`. */
export const addMerge: AddCommand = (program, finish) => {
  const command = program.command('merge').description('put the site together from the shards that build --shard made');
  takeSiteFolder(command);
  command.option('--shards <folder>', 'where the shards are (default: .docsite/shards in the site folder)');
  takeRemoteCache(command);
  command
    .option('--out-dir <folder>', outDirHelp)
    .option('--base-url <path>', 'path the site is served under, as the shards were built with')
    .option('--locale <name>', 'merge this locale alone, as the shards were built with');
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
    .option('--port <number>', 'port to listen on, or the next free one', readPort, 3000)
    .option('--host <name>', 'host to listen on', 'localhost')
    .option('--out-dir <folder>', 'where the site was built (default: dist in the site folder)')
    .option('--open', 'open the site in a browser')
    .option('--watch', 'build, and build again and reload whenever a file changes; drafts are shown')
    .action(async (dir, options) => finish(await (await import('../commands/serve.js')).serve(dir, options)));
};

/** `docsite check`. */
export const addCheck: AddCommand = (program, finish) => {
  const command = program.command('check').description('check the site and write nothing');
  takeSiteFolder(command);
  takeReportOptions(command);
  command
    .option(
      '--changed [base]',
      'judge what the branch touches, and what that breaks elsewhere (default: the main branch)',
    )
    .option('--external', 'check links to other sites, too')
    .option('--update-routes', 'record the addresses of the site in docsite.routes.json')
    .option('--baseline <file>', 'let the findings pass that this file records')
    .option('--update-baseline', 'record the findings of today in the baseline');
  takeCacheOptions(command);
  takeProfileOptions(command);
  return command.action(async (dir, options) => {
    const threads = startThreads(dir, options);
    finish(await (await import('../commands/check.js')).check(dir, options, threads));
  });
};
