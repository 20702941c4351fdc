import { escapePattern } from '@docsite/core';

/** The form in which a configuration writes its keys. */
type Notation = 'script' | 'yaml' | 'toml';

/** What stands before and after a key: in scripts at any depth, in YAML at the first level, in TOML also as a table. */
const around: Readonly<Record<Notation, readonly [before: string, after: string]>> = {
  script: ['^[ \\t]*["\']?', '["\']?[ \\t]*(?:[:(]|,$)'],
  yaml: ['^["\']?', '["\']?[ \\t]*:'],
  toml: ['^[ \\t]*\\[*[ \\t]*', '[ \\t]*[=.\\]]'],
};

/** Which of these settings a configuration has: those that docsite does not take over. */
export function settingsIn(config: string, names: readonly string[], notation: Notation): string[] {
  const [before, after] = around[notation];
  return names.filter((name) => new RegExp(`${before}${escapePattern(name)}${after}`, 'm').test(config));
}

/** The names of settings that could not be read, because code computes them. */
export function unread(settings: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(settings).filter((name) => settings[name] === undefined);
}
