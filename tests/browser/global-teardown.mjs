import endCommands from '../commands/end-commands.mjs';

/** Ends what `global-setup.mjs` began. */
export default async function tearDown() {
  const { close } = globalThis.browserTests;
  close();
  await endCommands();
}
