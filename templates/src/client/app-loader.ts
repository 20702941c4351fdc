const intents = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown'] as const;

let loading: Promise<void> | undefined;

/** Loads the app, which takes over from the HTML; once. Without it the page goes on as it is: links are links, forms are forms. */
export function loadApp(): Promise<void> {
  const { app = '' } = document.getElementById('root')?.dataset ?? {};
  loading ??= import(/* @vite-ignore */ new URL(app, location.href).href).then(({ start }: { start: () => Promise<void> }) => start());
  return loading;
}

/** Loads the app when the browser has nothing else to do, or at the first sign that the reader is about to do something. */
export function loadAppOnIdleOrIntent(): void {
  const controller = new AbortController();
  const begin = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    loadApp().catch((error: unknown) => console.warn('docsite: this page stays as it is:', error));
  };
  for (const intent of intents) document.addEventListener(intent, begin, { signal: controller.signal, passive: true });
  const wait = () => (typeof requestIdleCallback === 'function' ? requestIdleCallback(begin, { timeout: 4000 }) : setTimeout(begin, 300));
  if (document.readyState === 'complete' || document.querySelector('#root[data-page]') === null) wait();
  else addEventListener('load', wait, { once: true });
}
