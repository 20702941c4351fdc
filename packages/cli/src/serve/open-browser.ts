import { spawn } from 'node:child_process';

const commands: Partial<Record<NodeJS.Platform, readonly string[]>> = {
  darwin: ['open'],
  win32: ['cmd', '/c', 'start', '""'],
};

/** Opens an address in the user's browser. If there is none, prints a message; the server keeps running. */
export function openBrowser(address: string): void {
  const [command = '', ...options] = commands[process.platform] ?? ['xdg-open'];
  const child = spawn(command, [...options, address], {
    stdio: 'ignore',
    detached: true,
    windowsVerbatimArguments: true,
  });
  child.on('error', () => process.stderr.write(`warning: no browser could be opened: '${command}' does not run\n`));
  child.unref();
}
