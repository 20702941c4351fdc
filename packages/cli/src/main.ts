import { Command, CommanderError, InvalidArgumentError, Option } from 'commander';
import { packageFolder } from './package-folder.js';
import { remoteAccesses } from './remote/remote-settings.js';
import { exitCode } from './report/exit-code.js';
import { reportFormats } from './report/report-format.js';
import { version } from './version.js';
import { startThreads } from './workers/start-threads.js';

/** Reads the command line and runs the command it names. Gives the exit code. */
export async function main(argv: readonly string[]): Promise<number> {
  let code: number = exitCode.clean;
  const program = createProgram((result) => {
    code = result;
  });
  try {
    await program.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCode.clean : exitCode.usage;
    const { reportFailure } = await import('./report/report-failure.js');
    return reportFailure(error);
  }
}

/** Commands are loaded when they run, so that `--help` need not wait for them. */
function createProgram(finish: (code: number) => void): Command {
  const program = new Command('docsite')
    .description('Builds a documentation site from a folder of Markdown, MDX and React pages.')
    .version(version)
    .showHelpAfterError('(docsite --help lists the commands)')
    .exitOverride();
  program
    .command('build')
    .description('build the site into static files')
    .argument('[dir]', 'the site folder', '.')
    .option('--out-dir <folder>', 'where to write (default: dist in the site folder)')
    .option('--base-url <path>', 'path the site is served under, instead of the configured one')
    .option('--locale <name>', 'build this locale alone')
    .addOption(formatOption())
    .option('--output-file <file>', outputFileHelp)
    .option('--strict', strictHelp)
    .option('--max-warnings <number>', maxWarningsHelp, readCount)
    .option('--no-cache', noCacheHelp)
    .addOption(remoteCacheOption())
    .option('--profile', profileHelp)
    .option('--profile-file <file>', profileFileHelp)
    .option('--shard <part>', 'render a part of the pages alone, such as 2/3, for docsite merge')
    .option('--shards <folder>', 'where --shard writes (default: .docsite/shards in the site folder)')
    .action(async (dir, options) => {
      const threads = startThreads(dir, options);
      if (options.shard === undefined) finish(await (await import('./commands/build.js')).build(dir, options, threads));
      else finish(await (await import('./commands/build-shard.js')).buildShard(dir, options, threads));
    });
  program
    .command('merge')
    .description('put the site together from the shards that build --shard made')
    .argument('[dir]', 'the site folder', '.')
    .option('--shards <folder>', 'where the shards are (default: .docsite/shards in the site folder)')
    .addOption(remoteCacheOption())
    .option('--out-dir <folder>', 'where to write (default: dist in the site folder)')
    .option('--base-url <path>', 'path the site is served under, as the shards were built with')
    .option('--locale <name>', 'merge this locale alone, as the shards were built with')
    .addOption(formatOption())
    .option('--output-file <file>', outputFileHelp)
    .option('--strict', strictHelp)
    .option('--max-warnings <number>', maxWarningsHelp, readCount)
    .option('--profile', profileHelp)
    .option('--profile-file <file>', profileFileHelp)
    .action(async (dir, options) => finish(await (await import('./commands/merge.js')).merge(dir, options)));
  program
    .command('serve')
    .description('serve the built site as a static host would')
    .argument('[dir]', 'the site folder', '.')
    .option('--port <number>', 'port to listen on, or the next free one', readPort, 3000)
    .option('--host <name>', 'host to listen on', 'localhost')
    .option('--out-dir <folder>', 'where the site was built (default: dist in the site folder)')
    .option('--open', 'open the site in a browser')
    .option('--watch', 'build, and build again and reload whenever a file changes; drafts are shown')
    .action(async (dir, options) => finish(await (await import('./commands/serve.js')).serve(dir, options)));
  program
    .command('check')
    .description('check the site and write nothing')
    .argument('[dir]', 'the site folder', '.')
    .addOption(formatOption())
    .option('--output-file <file>', outputFileHelp)
    .option('--strict', strictHelp)
    .option('--max-warnings <number>', maxWarningsHelp, readCount)
    .option(
      '--changed [base]',
      'judge what the branch touches, and what that breaks elsewhere (default: the main branch)',
    )
    .option('--external', 'check links to other sites, too')
    .option('--update-routes', 'record the addresses of the site in docsite.routes.json')
    .option('--baseline <file>', 'let the findings pass that this file records')
    .option('--update-baseline', 'record the findings of today in the baseline')
    .option('--no-cache', noCacheHelp)
    .addOption(remoteCacheOption())
    .option('--profile', profileHelp)
    .option('--profile-file <file>', profileFileHelp)
    .action(async (dir, options) => {
      const threads = startThreads(dir, options);
      finish(await (await import('./commands/check.js')).check(dir, options, threads));
    });
  program
    .command('version')
    .description('freeze the current docs as a version')
    .argument('<name>', 'name of the version, such as 2.0')
    .argument('[dir]', 'the site folder', '.')
    .option('--docs <id>', 'the docs instance (default: the only one, else default)')
    .action(async (name, dir, options) =>
      finish(await (await import('./commands/version.js')).freeze(name, dir, options)),
    );
  program
    .command('translations')
    .description('write the files that translators fill, and report what is not translated')
    .argument('<locale>', 'the locale to translate into, such as fr')
    .argument('[dir]', 'the site folder', '.')
    .action(async (locale, dir) =>
      finish(await (await import('./commands/translations.js')).translations(locale, dir)),
    );
  program
    .command('eject')
    .description('copy a file of the theme into the site, to change it there; without a file, list them')
    .argument('[file]', 'the file, such as shell/footer')
    .argument('[dir]', 'the site folder', '.')
    .action(async (file, dir) => finish(await (await import('./commands/eject.js')).eject(file, dir)));
  program
    .command('heading-ids')
    .description('write the ids of headings into the documents, so that they stay when the words change')
    .argument('[dir]', 'the site folder', '.')
    .action(async (dir) => finish(await (await import('./commands/heading-ids.js')).headingIds(dir)));
  program
    .command('clean')
    .description('remove the cache of the site')
    .argument('[dir]', 'the site folder', '.')
    .action(async (dir) => finish((await import('./commands/clean.js')).clean(dir)));
  program
    .command('init')
    .description('begin a site: a small one to start from, or a configuration for a folder of Markdown')
    .argument('[dir]', 'the site folder', '.')
    .action(async (dir) =>
      finish(await (await import('./commands/init.js')).init(dir, { folder: packageFolder, version })),
    );
  for (const command of program.commands)
    command.exitOverride().showHelpAfterError(`(docsite ${command.name()} --help lists its options)`);
  return program;
}

function formatOption(): Option {
  return new Option('--format <name>', 'how to report findings (default: pretty, in GitHub Actions github)').choices(
    reportFormats,
  );
}

function remoteCacheOption(): Option {
  return new Option('--remote-cache <access>', 'what may be done with a remote cache (default: read-write)').choices(
    remoteAccesses,
  );
}

const outputFileHelp = 'write the report there, and print the findings for people';
const noCacheHelp = 'neither use nor fill the cache of earlier builds';
const profileHelp = 'show where the time went';
const profileFileHelp = 'write where the time went there, as JSON';
const strictHelp = 'let no warning pass: a warning fails the command as an error does';
const maxWarningsHelp = 'fail where there are more warnings than this';

function readCount(value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  throw new InvalidArgumentError('expected a number from 0 on.');
}

function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('expected a number from 0 to 65535.');
}
