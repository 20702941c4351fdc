import { statSync } from 'node:fs';
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
  '-V': '--version',
});

/**
 * Adds what to type to an error of a command: the name of a command or option that has another in other tools, the
 * commands that have the option, or the command that a folder lacks.
 */
export function nameOtherCommand(message: string, command: Command): string {
  const [, kind, name = ''] = /^error: unknown (command|option) '([^']+)'/.exec(message) ?? [];
  if (kind === undefined) return message;
  const remedy = kind === 'option' ? optionRemedy(name, command) : commandRemedy(name, message);
  return remedy === undefined ? message : `error: unknown ${kind} '${name}'\n(${remedy})\n`;
}

function commandRemedy(name: string, message: string): string | undefined {
  const meant = commands.get(name);
  if (meant !== undefined) return `Did you mean ${meant}?`;
  const mayBeFolder = !message.includes('Did you mean') && isFolder(name);
  return mayBeFolder ? `A command goes before the folder: docsite build ${name}` : undefined;
}

/** What to type instead of an option, unless it is only misspelt. */
function optionRemedy(name: string, command: Command): string | undefined {
  if (name === '--watch') return 'Did you mean serve --watch?';
  const meant = options.get(name);
  if (command.options.some(({ long }) => long === meant)) return `Did you mean ${meant}?`;
  const owners = (command.parent?.commands ?? []).filter(({ options: own }) =>
    own.some(({ long, short }) => name === long || name === short),
  );
  if (owners.length === 0) return undefined;
  return `It is an option of ${new Intl.ListFormat('en').format(owners.map((owner) => owner.name()))}`;
}

function isFolder(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

function tableOf(names: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(Object.entries(names));
}
