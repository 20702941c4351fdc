import { packageFolder } from '../own-package/package-folder.js';
import { version } from '../own-package/version.js';
import type { AddCommand } from './add-command.js';
import { takeSiteFolder } from './shared-options.js';

/** `docsite version`. */
export const addVersion: AddCommand = (program, finish) => {
  const command = program
    .command('version')
    .description('freeze the current docs as a version')
    .argument('<name>', 'the name of the version, such as 2.0');
  takeSiteFolder(command);
  return command
    .option('--docs <id>', 'the docs instance (default: the only one, or the one named default)')
    .action(async (name, dir, options) =>
      finish(await (await import('../commands/version.js')).freeze(name, dir, options)),
    );
};

/** `docsite translations`. */
export const addTranslations: AddCommand = (program, finish) => {
  const command = program
    .command('translations')
    .description('write the files for translators to fill in, and report what is not translated')
    .argument('<locale>', 'the locale to translate into, such as fr');
  takeSiteFolder(command);
  return command.action(async (locale, dir) =>
    finish(await (await import('../commands/translations.js')).translations(locale, dir)),
  );
};

/** `docsite eject`. */
export const addEject: AddCommand = (program, finish) => {
  const command = program
    .command('eject')
    .description('copy a file of the theme into the site to change it there; without a file, list the files')
    .argument('[file]', 'the file, such as shell/footer');
  takeSiteFolder(command);
  return command.action(async (file, dir) => finish(await (await import('../commands/eject.js')).eject(file, dir)));
};

/** `docsite heading-ids`. */
export const addHeadingIds: AddCommand = (program, finish) => {
  const command = program
    .command('heading-ids')
    .description('write the ids of headings into the documents, so that they stay the same when the text changes');
  takeSiteFolder(command);
  return command.action(async (dir) => finish(await (await import('../commands/heading-ids.js')).headingIds(dir)));
};

/** `docsite clean`. */
export const addClean: AddCommand = (program, finish) => {
  const command = program.command('clean').description('remove the cache of the site');
  takeSiteFolder(command);
  return command.action(async (dir) => finish((await import('../commands/clean.js')).clean(dir)));
};

/** `docsite init`. */
export const addInit: AddCommand = (program, finish) => {
  const command = program
    .command('init')
    .description('create a small site to start from, or a configuration for a folder of Markdown');
  takeSiteFolder(command);
  return command.action(async (dir) =>
    finish(await (await import('../commands/init.js')).init(dir, { folder: packageFolder, version })),
  );
};
