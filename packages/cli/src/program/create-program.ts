import { Command } from 'commander';
import { version } from '../own-package/version.js';
import type { NamedFiles } from '../report/refuse-overwriting.js';
import type { AddCommand, Finish } from './add-command.js';
import { nameOtherCommand } from './other-names.js';
import { refuseEmptyValues } from './shared-options.js';
import { addBuild, addCheck, addMerge, addServe } from './site-commands.js';
import { addClean, addEject, addHeadingIds, addInit, addTranslations, addVersion } from './upkeep-commands.js';

/** All commands, in the order in which `--help` lists them. */
const commands: readonly AddCommand[] = [
  addBuild,
  addMerge,
  addServe,
  addCheck,
  addVersion,
  addTranslations,
  addEject,
  addHeadingIds,
  addClean,
  addInit,
];

/** The command line of docsite, which throws a `CommanderError` for unknown arguments. */
export function createProgram(finish: Finish): Command {
  const program = new Command('docsite')
    .description('Builds a documentation site from a folder of Markdown, MDX and React pages.')
    .version(version, '-v, --version')
    .helpCommand(false)
    .showHelpAfterError('(docsite --help lists the commands)')
    .exitOverride()
    .hook('preAction', async (_, command) => {
      refuseEmptyValues(command);
      await refuseLosses(command.opts());
    });
  for (const add of commands) {
    const command = add(program, finish);
    command.exitOverride().showHelpAfterError(`(docsite ${command.name()} --help lists its options)`);
  }
  addHelp(program);
  for (const command of [program, ...program.commands])
    command.configureOutput({ outputError: (message, write) => write(nameOtherCommand(message, command)) });
  return program;
}

/** Throws a `UsageError` if an option names a file that would be lost. */
async function refuseLosses(options: NamedFiles): Promise<void> {
  if (options.outputFile === undefined && options.profileFile === undefined) return;
  const { refuseOverwriting } = await import('../report/refuse-overwriting.js');
  refuseOverwriting(options);
}

/** Adds a `help` that reports unknown commands as they are when they are called. */
function addHelp(program: Command): void {
  program
    .command('help')
    .argument('[command]')
    .description('display help for command')
    .action(async (name?: string) => {
      if (name === undefined) return program.help();
      const command = program.commands.find((item) => item.name() === name);
      await (command === undefined ? program.parseAsync([name], { from: 'user' }) : command.help());
    });
}
