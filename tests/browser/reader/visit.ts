import { afterAll, afterEach, jest } from '@jest/globals';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { inTime, patience, watchTurns } from './waiting.js';

/** How a reader opens a page. */
export interface Circumstances {
  /** Width of the window in CSS pixels. */
  readonly width?: number;
  /** The reader's choice on an earlier visit; none by default. */
  readonly theme?: 'light' | 'dark';
  /** Whether scripts run. */
  readonly script?: boolean;
  readonly reducedMotion?: boolean;
  /** Whether the reader uses a touch screen. */
  readonly touch?: boolean;
  /**
   * Whether the reader wants to save data, so that nothing is prefetched. By default on the repository's own site,
   * whose pages link to dozens of others.
   */
  readonly saveData?: boolean;
  /** `effectiveType` of the connection. */
  readonly effectiveType?: '2g' | '3g' | '4g';
  /** Requests that fail, as a glob pattern of addresses. */
  readonly without?: string;
  /** Origin of a site other than the repository's own. */
  readonly origin?: string;
  /** Whether pages fade into each other when the app starts a transition; otherwise transitions are skipped. */
  readonly fades?: boolean;
  /**
   * Whether transitions of the theme take their 0.16 seconds; otherwise they end at once. By default true in tests of
   * motion, which name the reader's preference, or have pages fade or frames recorded.
   */
  readonly eases?: boolean;
  /** Whether the theme of each frame is recorded, which makes the browser render 60 frames per second. */
  readonly paints?: boolean;
  /** Whether the browser becomes idle, at which point the app is loaded. Otherwise pressing a key loads it. */
  readonly idle?: boolean;
  /** Whether several tests use the page: it is closed when the tests of the file end. */
  readonly isShared?: boolean;
  /** What to wait for: complete loading, unless the first bytes of the document are enough. */
  readonly waitUntil?: 'load' | 'commit';
}

/** An open page, and all problems on it so far. */
export interface Visit {
  readonly page: Page;
  readonly problems: readonly string[];
}

declare global {
  /** Connected by `environment.mjs`. */
  var openedBrowser: Browser;
  /** Sum of all layout shifts since the page was opened. */
  var layoutShift: number;
  /** The theme in each painted frame, if recorded. */
  var paintedThemes: (string | undefined)[];
}

const ownOrigin = process.env.DOCSITE_TEST_ORIGIN as string;
let contexts: BrowserContext[] = [];
const sharedContexts: BrowserContext[] = [];

// lets Playwright report the step that timed out, because a test may take longer than any step
jest.setTimeout(4 * patience);
afterEach(async () => {
  await Promise.all(contexts.map(leave));
  contexts = [];
});
afterAll(() => Promise.all(sharedContexts.map(leave)));

/**
 * Closes a context. Requests that a test answers itself may still be in flight: later tests must not fail because of
 * them.
 */
async function leave(context: BrowserContext): Promise<void> {
  for (const place of [context, ...context.pages()]) await place.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

/** Opens a page of the repository's own site or of another one; the end of the test closes it unless it is shared. */
export async function visit(path: string, circumstances: Circumstances = {}): Promise<Visit> {
  const {
    width = 1440,
    theme,
    script = true,
    reducedMotion = false,
    touch = false,
    origin = ownOrigin,
    saveData = origin === ownOrigin && circumstances.effectiveType === undefined,
    waitUntil = 'load',
    fades = false,
    paints = false,
    eases = fades || paints || circumstances.reducedMotion !== undefined,
    idle = true,
    isShared = false,
  } = circumstances;
  const context = await openedBrowser.newContext({
    baseURL: origin,
    viewport: { width, height: 900 },
    javaScriptEnabled: script,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
  });
  context.setDefaultTimeout(patience);
  (isShared ? sharedContexts : contexts).push(context);
  if (theme !== undefined) await context.addInitScript((value) => localStorage.setItem('theme', value), theme);
  const { effectiveType, without } = circumstances;
  if (saveData || effectiveType !== undefined)
    await context.addInitScript(describeConnection, { saveData, effectiveType });
  if (without !== undefined) await context.route(without, (route) => route.abort());
  const scripts = [watchShifts, leaveBackdropsSharp, watchTurns];
  if (origin === ownOrigin) scripts.push(postponeWorker);
  if (!idle) scripts.push(neverRest);
  if (!fades) scripts.push(skipFades);
  if (!eases) scripts.push(skipEases);
  if (paints) scripts.push(watchPaint);
  await context.addInitScript(scripts.map((script) => `(${script})();\n`).join(''));
  const page = await inTime('a new page', context.newPage());
  const problems = collectProblems(page);
  await page.goto(path, { waitUntil });
  return { page, problems };
}

/** Collects problems from the console and the network. A 404 status for a missing page is not a problem. */
function collectProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on('console', (message) => {
    const isMissingPage = message.location().url === page.url() && message.text().includes('status of 404');
    if (['error', 'warning'].includes(message.type()) && !isMissingPage)
      problems.push(`console ${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('requestfailed', (request) => {
    // requests of a page that was left may fail
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') problems.push(`failed: ${request.url()}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest())
      problems.push(`${response.status()}: ${response.url()}`);
  });
  return problems;
}

/** Runs in the page. Chromium has no setting for the connection that it reports. */
function describeConnection(connection: object): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

/** Runs in the page. Chromium reports a pointer even if no test has moved one. */
function neverRest(): void {
  globalThis.requestIdleCallback = () => 0;
  addEventListener('pointerover', (event) => event.stopImmediatePropagation(), { capture: true });
}

/**
 * Runs in the page before its own scripts. Without a graphics card, blurring the backdrop of a dialog takes more CPU
 * time, frame by frame, than everything else on its page.
 */
function leaveBackdropsSharp(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('.DocSearch-Container, ::backdrop { backdrop-filter: none !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page before its own scripts. Without a graphics card, the frames of the theme's transitions take a tenth
 * of the CPU time of these tests. The reader's preference for motion stays what it is, for the app.
 */
function skipEases(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(':root { --ds-ease: 0s !important }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page before its own scripts. The app still takes the path of a transition, but without a graphics card,
 * rendering its frames would take most of the CPU time of navigation.
 */
function skipFades(): void {
  const { startViewTransition } = Document.prototype;
  Document.prototype.startViewTransition = function (...given) {
    const transition = startViewTransition.apply(this, given);
    // what waits for its first frame learns that there is none
    transition.ready.catch(() => {});
    transition.skipTransition();
    return transition;
  };
}

/**
 * Runs in the page before its own scripts. Tests of offline reading have sites of their own: starting the worker of the
 * repository's site takes up to an eighth of the CPU time of a visit.
 */
function postponeWorker(): void {
  ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
}

/** Runs in the page before its own scripts. */
function watchShifts(): void {
  globalThis.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      globalThis.layoutShift += (entry as PerformanceEntry & { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Runs in the page before its own scripts. */
function watchPaint(): void {
  globalThis.paintedThemes = [];
  const watchFrame = () => {
    if (document.body !== null) globalThis.paintedThemes.push(document.documentElement.dataset.theme);
    requestAnimationFrame(watchFrame);
  };
  requestAnimationFrame(watchFrame);
}
