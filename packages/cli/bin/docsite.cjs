#!/usr/bin/env node
// CommonJS: Node starts its loader of ES modules only where one is imported, which a supervisor never does.
const { join } = require('node:path');
const { engines } = require('../package.json');

// React's production build is chosen when it is loaded, which the command does later.
process.env.NODE_ENV = 'production';
const argv = process.argv.slice(2);
/** Commands that run code of the site, or take long. */
const supervised = ['build', 'check', 'eject', 'heading-ids', 'init', 'merge', 'serve', 'translations', 'version'];
const isSupervised = supervised.includes(argv[0]) && !argv.includes('--help') && !argv.includes('-h');
const isDebugged = process.execArgv.some((argument) => argument.startsWith('--inspect'));

async function run() {
  if (isSupervised && !isDebugged) {
    const { supervise } = require('../bundle/supervise.cjs');
    // set, not process.exit(): what it reports may still wait for the reader of a full pipe
    process.exitCode = await supervise({ script: join(__dirname, '../bundle/command.cjs'), argv });
    return;
  }
  const { main } = require('../bundle/main.cjs');
  process.exitCode = await main(argv);
}

/** Why docsite cannot run here, or hangs or crashes without naming the cause; undefined if it can. */
function obstacle() {
  const [needed, neededMinor] = engines.node.match(/\d+/g).map(Number);
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < needed || (major === needed && minor < neededMinor))
    return {
      error: `docsite needs Node ${needed}.${neededMinor} or later; this is ${process.versions.node}`,
      hint: 'install a current version from https://nodejs.org',
    };
  // the flags of Node's permission model; those for files depend on the site, and are named when one is denied
  const denied = ['child', 'worker'].filter((scope) => process.permission?.has(scope) === false);
  if (denied.length > 0)
    return {
      error: "docsite starts processes and threads, which Node's permission model denies",
      hint: 'run it without `--permission`, or allow it with `--allow-child-process --allow-worker --allow-addons`',
    };
  try {
    process.cwd();
    return undefined;
  } catch {
    return { error: 'the current folder has been deleted', hint: 'change to another folder' };
  }
}

const found = obstacle();
if (found === undefined) void run();
else {
  console.error(`error: ${found.error}\nhint: ${found.hint}`);
  process.exitCode = 2;
}
