import { type Command, InvalidArgumentError, Option } from 'commander';
import { remoteAccesses } from '../remote/remote-settings.js';
import { reportFormats } from '../report/report-format.js';

/** Adds the folder that most commands take last. */
export function takeSiteFolder(command: Command): void {
  command.argument('[dir]', 'the site folder', '.');
}

/** Adds how a command reports findings, and which of them fail it: `ReportOptions`. */
export function takeReportOptions(command: Command): void {
  const format = new Option('--format <name>', 'how to report findings (default: pretty, or github in GitHub Actions)');
  command
    .addOption(format.choices(reportFormats))
    .option('--output-file <file>', 'write the report to this file, and print the findings in readable form')
    .option('--strict', 'fail the command if there are warnings')
    .option('--max-warnings <number>', 'fail the command if there are more warnings than this', readCount);
}

/** Adds whether a command uses the cache of the site. */
export function takeCacheOptions(command: Command): void {
  takeRemoteCache(command.option('--no-cache', 'neither use nor write the cache of earlier builds'));
}

/** Adds what a command may do with a remote cache. */
export function takeRemoteCache(command: Command): void {
  const access = new Option('--remote-cache <access>', 'how to use a remote cache (default: read-write)');
  command.addOption(access.choices(remoteAccesses));
}

/** Adds whether a command reports its times: `ProfileOptions`. */
export function takeProfileOptions(command: Command): void {
  command
    .option('--profile', 'show how long each stage took')
    .option('--profile-file <file>', 'write how long each stage took to this file, as JSON');
}

/** Reads the number of a port. Throws `InvalidArgumentError`. */
export function readPort(value: string): number {
  const port = Number(value);
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new InvalidArgumentError('expected a number from 0 to 65535.');
}

function readCount(value: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  throw new InvalidArgumentError('expected a number, 0 or more.');
}
