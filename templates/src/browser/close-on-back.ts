/**
 * Lets Back close what lies over the page rather than change the page behind it. Browsers without the Navigation API
 * change the page: then the overlay closes too. Returns a function that ends it.
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
