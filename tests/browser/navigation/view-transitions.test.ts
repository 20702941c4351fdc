import { expect, test } from '@jest/globals';
import type { Page } from 'playwright-core';
import { waitForApp } from '../reader/app-alive.js';
import { type Circumstances, visit } from '../reader/visit.js';
import { arrive } from '../reader/waiting.js';

declare global {
  /** The number of transitions that the page has started. */
  var transitions: number;
}

/**
 * Navigates from one page to another, on a device where this many milliseconds pass between two reads of the clock;
 * returns the number of transitions.
 */
async function countTransitions(elapsed: number, circumstances: Circumstances = {}): Promise<number> {
  const { page } = await visit('/versions', { saveData: true, fades: true, ...circumstances });
  await page.addInitScript((step) => {
    let now = 0;
    Performance.prototype.now = () => {
      now += step;
      return now;
    };
    globalThis.transitions = 0;
    const { startViewTransition } = Document.prototype;
    Document.prototype.startViewTransition = function (...given) {
      globalThis.transitions++;
      return startViewTransition.apply(this, given);
    };
  }, elapsed);
  await page.reload();
  await waitForApp(page);
  await goOn(page);
  return page.evaluate(() => globalThis.transitions);
}

async function goOn(page: Page): Promise<void> {
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Guides' }).click();
  await arrive(page, 'Introduction');
}

test('pages should cross-fade on a fast device', async () => {
  expect(await countTransitions(0)).toBe(1);
});

test('pages should change at once on a slow device, or if the reader prefers reduced motion', async () => {
  expect(await countTransitions(100)).toBe(0);
  expect(await countTransitions(0, { reducedMotion: true })).toBe(0);
});

test('documents should cross-fade if motion is allowed, and only then', async () => {
  const readRules = async (reducedMotion: boolean): Promise<boolean> => {
    const { page } = await visit('/versions', { reducedMotion });
    return page.evaluate(() => {
      const holds = (rules: CSSRuleList): boolean =>
        [...rules].some((rule) => {
          if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return false;
          return (
            rule.cssText.startsWith('@view-transition') || ('cssRules' in rule && holds(rule.cssRules as CSSRuleList))
          );
        });
      return [...document.styleSheets].some((sheet) => holds(sheet.cssRules));
    });
  };
  expect([await readRules(false), await readRules(true)]).toEqual([true, false]);
});
