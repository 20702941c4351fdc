import { isIP } from 'node:net';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { remoteAccesses } from '../remote/remote-settings.js';
import { reportFormats } from '../report/formats/report-format.js';

/** Adds the folder that most commands take as their last argument. */
export function takeSiteFolder(command: Command): void {
  command.argument('[dir]', 'the site folder', '.');
}

/** Adds the options for reporting findings, and for which of them fail a command: `ReportOptions`. */
export function takeReportOptions(command: Command): void {
  const format = new Option('--format <name>', 'how to report findings (default: pretty, or github in GitHub Actions)');
  command
    .addOption(format.choices(reportFormats))
    .option('--output-file <file>', 'write the report to this file, and print the findings in readable form')
    .option('--strict', 'fail the command if there are warnings')
    .option('--max-warnings <number>', 'fail the command if there are more warnings than this', readCount);
}

/** Adds the option not to use the cache of the site. */
export function takeCacheOptions(command: Command): void {
  takeRemoteCache(command.option('--no-cache', 'neither use nor write the cache of earlier builds'));
}

/** Adds the options for a remote cache. */
export function takeRemoteCache(command: Command): void {
  const access = new Option('--remote-cache <access>', 'how to use a remote cache (default: read-write)');
  command.addOption(access.choices(remoteAccesses));
}

/** Adds the options for reporting times: `ProfileOptions`. */
export function takeProfileOptions(command: Command): void {
  command
    .option('--profile', 'show how long each stage took')
    .option('--profile-file <file>', 'write how long each stage took to this file, as JSON');
}

/** Parses a port number. Throws an `InvalidArgumentError`. */
export function readPort(value: string): number {
  const port = /^\d+$/.test(value) ? Number(value) : Number.NaN;
  if (port <= 65_535) return port;
  throw new InvalidArgumentError('expected a number from 0 to 65535.');
}

/** Parses a host, which is a name or an address and nothing else. Throws an `InvalidArgumentError`. */
export function readHost(value: string): string {
  const host = value.replace(/^\[(.*)\]$/, '$1');
  if (isIP(host) !== 0 || !/[:/]/.test(host)) return host;
  throw new InvalidArgumentError('expected a name or an address, without scheme, port and path.');
}

/**
 * Rejects options with an empty value: variables of scripts may be empty by mistake, and paths would then mean the
 * current folder. Throws a `CommanderError`.
 */
export function refuseEmptyValues(command: Command): void {
  const empty = command.options.find(
    (option) => !mayBeEmpty.has(option.long) && command.getOptionValue(option.attributeName()) === '',
  );
  if (empty !== undefined) command.error(`error: option '${empty.flags}' argument is empty`);
}

/** The base URL may be written without its slashes, and `/` is then nothing. */
const mayBeEmpty: ReadonlySet<string | undefined> = new Set(['--base-url']);

/** Accepts one locale: Docusaurus takes the option several times. Throws an `InvalidArgumentError`. */
export function readLocale(value: string, former?: string): string {
  if (former === undefined) return value;
  throw new InvalidArgumentError('name one locale to build it alone, or none to build all.');
}

function readCount(value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  throw new InvalidArgumentError('expected a number, 0 or more.');
}
