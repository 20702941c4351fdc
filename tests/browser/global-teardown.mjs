import endCommands from '../commands/end-commands.mjs';

/** Ends what `global-setup.mjs` began. */
export default async function tearDown() {
  const { close, browser } = globalThis.browserTests;
  close();
  await browser.close();
  await endCommands();
}
