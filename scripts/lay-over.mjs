const scale = 1.5;

/**
 * Overlays the right part of a picture of a light page with that of the dark one, along a slanted line.
 *
 * @param {import('playwright-core').Browser} browser
 * @param {{ light: Buffer, dark: Buffer }} pictures Of pages in windows of the same size.
 * @param {{ width: number, height: number }} viewport The size of the windows.
 * @returns {Promise<Buffer>}
 */
export async function layOver(browser, { light, dark }, viewport) {
  const context = await browser.newContext({ viewport, deviceScaleFactor: scale });
  const page = await context.newPage();
  const source = (picture) => `data:image/png;base64,${picture.toString('base64')}`;
  await page.setContent(`
    <style>
      body { height: ${viewport.height}px; margin: 0; }
      img { position: absolute; width: ${viewport.width}px; height: ${viewport.height}px; }
      img + img { clip-path: polygon(62% 0, 100% 0, 100% 100%, 44% 100%); }
    </style>
    <img src="${source(light)}"><img src="${source(dark)}">`);
  const picture = await shoot(page);
  await context.close();
  return picture;
}

/** Takes a screenshot of the page once it is rendered. */
export async function shoot(page) {
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  return page.screenshot();
}
