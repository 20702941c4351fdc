const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

let loading: Promise<void> | undefined;

/**
 * Loads the app once, which hydrates the HTML. Without it the page works as plain HTML: links load documents, and forms
 * are submitted.
 */
export function loadApp(): Promise<void> {
  loading ??= startApp((document.getElementById('ds-root')?.dataset.app ?? '').split(' '));
  return loading;
}

interface App {
  readonly start: () => Promise<void>;
}

/**
 * Fetches all modules of the app at once, but runs them one after the other and yields to input events in between:
 * running React alone is a long task.
 */
async function startApp(modules: readonly string[]): Promise<void> {
  for (const module of modules) preloadModule(module);
  let app: App | undefined;
  for (const module of modules) {
    app = (await import(/* @vite-ignore */ new URL(module, location.href).href)) as App;
    await new Promise((resolve) => setTimeout(resolve));
  }
  await app?.start();
}

function preloadModule(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Loads the app when the browser is idle, or at the first input of the reader. */
export function loadAppOnIdleOrIntent(): void {
  const controller = new AbortController();
  const begin = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    loadApp().catch((error: unknown) => console.warn('docsite: this page stays as it is:', error));
  };
  for (const intent of intents) document.addEventListener(intent, begin, { signal: controller.signal, passive: true });
  const wait = () =>
    typeof requestIdleCallback === 'function' ? requestIdleCallback(begin, { timeout: 4000 }) : setTimeout(begin, 300);
  if (document.readyState === 'complete' || document.querySelector('#ds-root[data-page]') === null) wait();
  else addEventListener('load', wait, { once: true });
}
