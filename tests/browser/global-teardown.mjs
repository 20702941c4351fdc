import endCommands from '../commands/end-commands.mjs';

/** Stops what `global-setup.mjs` started. */
export default async function tearDown() {
  const { close } = globalThis.browserTests;
  close();
  await endCommands();
}
