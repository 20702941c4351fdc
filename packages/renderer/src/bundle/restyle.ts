import type { SharedBundle } from './builds/build-all.js';
import { buildEveryPage } from './builds/build-client.js';
import { isMadeOf } from './outputs/build-inputs.js';
import { type FormerBundle, resultOf, type SharedResult } from './shared-bundle.js';
import { sheetReader } from './styles/reading/read-style-sheet.js';
import { isStyleSheet } from './styles/style-sheet.js';

/**
 * Rebuilds the bundle of a site in which only style sheets of every page have changed, and nothing else depends on
 * them. Undefined if more may have changed, or if the style sheets cannot be built.
 */
export async function restyle({ shared, changed, leftOut }: FormerBundle): Promise<SharedResult | undefined> {
  if (![...changed].every((file) => isForStylesAlone(file, shared))) return undefined;
  const broken = await leftOut?.files();
  if ([...changed].some((file) => broken?.has(file))) return undefined;
  // PostCSS plugins may have cached what they read
  const context = { ...shared.context, readSheet: sheetReader(shared.context) };
  try {
    const everyPage = await buildEveryPage(context);
    const foreignFiles = [...context.foreignFiles].sort();
    return resultOf({ shared: { ...shared, foreignFiles, client: { ...shared.client, everyPage } }, leftOut });
  } catch {
    return undefined;
  }
}

function isForStylesAlone(file: string, { client, serverInputs, context: { siteDir } }: SharedBundle): boolean {
  const others = [serverInputs, ...[client.app, ...client.styles].map(({ inputs }) => inputs)];
  return (
    isStyleSheet(file) &&
    isMadeOf(file, client.everyPage.inputs, siteDir) &&
    !others.some((inputs) => isMadeOf(file, inputs, siteDir))
  );
}
