import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';

/**
 * The options of a script.
 *
 * @typedef {object} ScriptOptions
 * @property {Record<string, { type: 'string' | 'boolean', default?: string | boolean }>} [options] As for `parseArgs`;
 *   where the default is a number or a list of numbers, so is any other value.
 * @property {readonly string[]} [folders] Names of options that are folders which exist.
 * @property {readonly string[]} [positionals] Names of the arguments that are not options; those in brackets may be
 *   missing.
 * @property {(values: readonly string[]) => string | undefined} [problemOf] What is wrong with these arguments.
 */

/**
 * Reads the options of a script. If they are wrong, it ends with a sentence and code 2.
 *
 * @param {ScriptOptions} spec
 */
export function readOptions(spec) {
  const read = parseOptions(process.argv.slice(2), spec);
  if (typeof read !== 'string') return read;
  process.stderr.write(`${read}\n`);
  process.exit(2);
}

/**
 * Parses the options of a script; returns a sentence if they are wrong.
 *
 * @param {readonly string[]} args
 * @param {ScriptOptions} spec
 */
export function parseOptions(args, { options = {}, folders = [], positionals: names = [], problemOf }) {
  const parsed = parse(args, options, names.length > 0);
  if (typeof parsed === 'string') return parsed;
  const { values, positionals } = parsed;
  const usage = `give ${names.join(' ')}`;
  const missing = names[positionals.length];
  if (missing !== undefined && !missing.startsWith('[')) return `${missing} is missing: ${usage}`;
  if (positionals.length > names.length) return `'${positionals[names.length]}' is one argument too many: ${usage}`;
  const problem = numberProblem(values, options) ?? folderProblem(values, folders) ?? problemOf?.(positionals);
  return problem ?? { values, positionals };
}

/** What is wrong with an argument that should be a number from 1. */
export function wrongNumber(text) {
  return /^[1-9]\d*$/.test(text) ? undefined : `'${text}' is not a number from 1`;
}

/** What is wrong with an argument that should be a folder which exists. */
export function missingFolder(path) {
  return existsSync(path) ? undefined : `the folder '${path}' does not exist`;
}

function parse(args, options, allowPositionals) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals });
  } catch (error) {
    const names = Object.keys(options).map((name) => `--${name}`);
    return `${error.message.split('. ')[0]}; there ${names.length === 0 ? 'are no options' : `is ${names.join(', ')}`}`;
  }
}

const numbers = /^\d+(?:,\d+)*$/;

function numberProblem(values, options) {
  const wrong = Object.entries(options).find(
    ([name, { default: value }]) => numbers.test(String(value)) && !numbers.test(values[name]),
  );
  return wrong === undefined ? undefined : `'${values[wrong[0]]}' of --${wrong[0]} is not a number`;
}

function folderProblem(values, folders) {
  const given = folders.flatMap((name) => values[name] ?? []);
  return given.map(missingFolder).find((problem) => problem !== undefined);
}
