const intents = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Calls back once: when the browser has nothing else to do, or at the first sign that the reader turns to `target`. */
export function onIdleOrIntent(target: HTMLElement, callback: () => void): void {
  const controller = new AbortController();
  const start = () => {
    if (controller.signal.aborted) return;
    controller.abort();
    callback();
  };
  for (const intent of intents) target.addEventListener(intent, start, { signal: controller.signal, passive: true });
  if (typeof requestIdleCallback === 'function') requestIdleCallback(start, { timeout: 4000 });
  else setTimeout(start, 300);
}
