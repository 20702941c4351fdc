/** Milliseconds after page load until images can be enlarged. */
const delay = 1000;
const notZoomable = 'a, button, summary, label, .no-zoom, [data-no-zoom]';

let timer: ReturnType<typeof setTimeout> | undefined;
let loading: Promise<typeof import('./enlarge-images.js')> | undefined;

/**
 * Lets the images of a text be enlarged, a moment after the page has loaded. The code for it is loaded then, and only
 * if there are any.
 */
export function scheduleImageZoom(region: HTMLElement): void {
  loading?.then(
    ({ releaseImages }) => releaseImages(),
    () => {},
  );
  const begin = () => {
    clearTimeout(timer);
    timer = setTimeout(() => enableImageZoom(region), delay);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

function enableImageZoom(region: HTMLElement): void {
  const { zoomLabel = '', zoom = '{}' } = region.dataset;
  const { selector = '.markdown img', ...sizes } = JSON.parse(zoom);
  const images = [...region.querySelectorAll<HTMLImageElement>(selector)].filter(
    (image) => image.closest(notZoomable) === null,
  );
  if (images.length === 0) return;
  loading ??= import('./enlarge-images.js');
  loading.then(
    ({ letEnlarge }) => letEnlarge(images, zoomLabel, sizes),
    (error: unknown) => {
      loading = undefined;
      console.warn('docsite: images cannot be enlarged:', error);
    },
  );
}
