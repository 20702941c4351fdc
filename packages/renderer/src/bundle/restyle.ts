import { buildEveryPage } from './build-client.js';
import { isMadeOf } from './build-inputs.js';
import { sheetReader } from './read-style-sheet.js';
import type { SharedBundle } from './shared-bundle.js';
import { isStyleSheet } from './style-sheet.js';

/**
 * The bundle of a site whose files have changed, where these are style sheets that every page has and nothing else is
 * made of: they alone are built again. Absent where more may have changed, and where they cannot be built.
 *
 * @param changed Absolute paths.
 */
export async function restyle(shared: SharedBundle, changed: ReadonlySet<string>): Promise<SharedBundle | undefined> {
  if (![...changed].every((file) => isForStylesAlone(file, shared))) return undefined;
  // plugins of PostCSS may have kept what they have read
  const context = { ...shared.context, readSheet: sheetReader(shared.context) };
  try {
    const everyPage = await buildEveryPage(context);
    const outsideFiles = [...context.outsideFiles].sort();
    return { ...shared, outsideFiles, client: { ...shared.client, everyPage } };
  } catch {
    return undefined;
  }
}

function isForStylesAlone(file: string, { client, serverInputs, context: { siteDir } }: SharedBundle): boolean {
  const others = [serverInputs, ...client.others.map(({ inputs }) => inputs)];
  return (
    isStyleSheet(file) &&
    isMadeOf(file, client.everyPage.inputs, siteDir) &&
    !others.some((inputs) => isMadeOf(file, inputs, siteDir))
  );
}
