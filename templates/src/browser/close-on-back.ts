/**
 * Makes Back close an overlay instead of leaving the page behind it. Browsers without the Navigation API leave the
 * page, which closes the overlay too. Returns a function that stops this.
 */
export function closeOnBack(close: () => void): () => void {
  const controller = new AbortController();
  const options = { signal: controller.signal };
  if ('navigation' in window)
    navigation.addEventListener(
      'navigate',
      (event) => {
        if (event.navigationType !== 'traverse') return;
        event.preventDefault();
        close();
      },
      options,
    );
  else addEventListener('popstate', close, options);
  return () => controller.abort();
}
