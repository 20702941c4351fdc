import type { Command } from 'commander';

/** What to type instead of the command names of other tools. */
const commands = tableOf({
  dev: 'serve --watch',
  start: 'serve --watch',
  develop: 'serve --watch',
  server: 'serve --watch',
  watch: 'serve --watch',
  preview: 'serve',
  new: 'init',
  create: 'init',
  lint: 'check',
  test: 'check',
  validate: 'check',
  swizzle: 'eject',
  clear: 'clean',
  deploy: 'build',
  'docs:version': 'version',
  'write-translations': 'translations',
  'write-heading-ids': 'heading-ids',
});

/** The options that other tools have under other names. */
const options = tableOf({
  '--out': '--out-dir',
  '--output': '--out-dir',
  '-o': '--out-dir',
  '--dest': '--out-dir',
  '--destination': '--out-dir',
  '-d': '--out-dir',
  '--base': '--base-url',
  '--baseURL': '--base-url',
  '-b': '--base-url',
});

/** Adds what to type to an error of a command about an unknown command or option that exists in other tools. */
export function nameOtherCommand(message: string, command: Command): string {
  const [, kind, name = ''] = /^error: unknown (command|option) '([^']+)'/.exec(message) ?? [];
  const meant = kind === 'option' ? optionMeant(name, command) : commands.get(name);
  return meant === undefined ? message : `error: unknown ${kind} '${name}'\n(Did you mean ${meant}?)\n`;
}

function optionMeant(name: string, command: Command): string | undefined {
  if (name === '--watch') return 'serve --watch';
  const meant = options.get(name);
  return command.options.some(({ long }) => long === meant) ? meant : undefined;
}

function tableOf(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names));
}
