#!/usr/bin/env node
import { fileURLToPath } from 'node:url';
import { supervise } from '../bundle/supervise.js';

// React's production build is chosen when it is loaded, which the command does later.
process.env.NODE_ENV = 'production';
const argv = process.argv.slice(2);
const isLong = ['build', 'serve', 'check'].includes(argv[0]) && !argv.includes('--help') && !argv.includes('-h');
const isDebugged = process.execArgv.some((argument) => argument.startsWith('--inspect'));

if (isLong && !isDebugged) {
  const script = fileURLToPath(new URL('../bundle/command.js', import.meta.url));
  process.exit(await supervise({ script, argv }));
} else {
  const { main } = await import('../bundle/main.js');
  process.exitCode = await main(argv);
}
