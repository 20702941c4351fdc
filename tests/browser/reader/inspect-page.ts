import { readFileSync } from 'node:fs';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';
import { finishAnimations, inTime } from './waiting.js';

const axeSource = readFileSync(new URL('../../../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

declare global {
  var axe: { run(context: Document, options: RunOptions): Promise<AxeResults> };
}

/** Rules whose result depends on the colour mode: on colours, and on which of two images is shown. */
const rulesOfColors = ['color-contrast', 'image-alt', 'link-in-text-block'];

/** axe's findings, as `rule: elements`, after all animations have ended. */
export async function findViolations(page: Page, options: RunOptions = {}): Promise<string[]> {
  await finishAnimations(page);
  // injecting half a megabyte takes a third of the time of a run
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const own = { resultTypes: ['violations' as const], ...options };
  const { violations } = await inTime(
    'axe',
    page.evaluate((given) => globalThis.axe.run(document, given), own),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
}

/** axe's findings in the current colour mode, and those that depend on the mode in the other one. */
export async function findViolationsInBothModes(page: Page): Promise<string[]> {
  const theme = await page.evaluate(() => document.documentElement.dataset.theme);
  const other = theme === 'dark' ? 'light' : 'dark';
  const faults = await findViolations(page);
  // colours are too faint during the transition between modes
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.evaluate((value) => {
    document.documentElement.dataset.theme = value;
  }, other);
  const others = await findViolations(page, { runOnly: rulesOfColors });
  return [...faults.map((fault) => `${theme}: ${fault}`), ...others.map((fault) => `${other}: ${fault}`)];
}

/** The number of pixels by which the page is wider than the window. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Paragraphs whose full lines have, on average, fewer than `least` or more than `most` characters. */
export async function findBadMeasures(page: Page, least: number, most: number): Promise<string[]> {
  const paragraphs = await page.evaluate(readLineLengths);
  return paragraphs
    .filter(({ mean }) => mean < least || mean > most)
    .map(({ mean, text }) => `${Math.round(mean)} characters: ${text}`);
}

/**
 * Runs in the page. A line ends where the next character is further left; the last line is ignored, because it is
 * rarely full.
 */
function readLineLengths(): { mean: number; text: string }[] {
  const lengthsOf = (paragraph: Element): number[] => {
    const lengths = [0];
    const range = document.createRange();
    const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
    let right = 0;
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      for (let at = 0; at < (node.nodeValue ?? '').length; at++) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getBoundingClientRect();
        if (box.width === 0) continue;
        if (box.left < right - 20) lengths.push(0);
        lengths[lengths.length - 1] = (lengths.at(-1) ?? 0) + 1;
        right = box.right;
      }
    }
    return lengths.slice(0, -1);
  };
  return [...document.querySelectorAll('main :is(p, .markdown li:not(:has(p, ul, ol)))')]
    .filter((paragraph) => paragraph.closest('table, .card') === null && paragraph.querySelector('br') === null)
    .map((paragraph) => ({ lengths: lengthsOf(paragraph), text: (paragraph.textContent ?? '').slice(0, 40) }))
    .filter(({ lengths }) => lengths.length >= 2)
    .map(({ lengths, text }) => ({ mean: lengths.reduce((sum, length) => sum + length, 0) / lengths.length, text }));
}
