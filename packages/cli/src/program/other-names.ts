/** What to type instead of the command names of other tools. */
const commands: Readonly<Record<string, string>> = {
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
};

/** Adds the corresponding command to an error about an unknown command or option that exists in other tools. */
export function nameOtherCommand(message: string): string {
  if (message.startsWith("error: unknown option '--watch'"))
    return `${message.split('\n')[0]}\n(Did you mean serve --watch?)\n`;
  const name = /^error: unknown command '([^']+)'/.exec(message)?.[1] ?? '';
  return Object.hasOwn(commands, name)
    ? `error: unknown command '${name}'\n(Did you mean ${commands[name]}?)\n`
    : message;
}
