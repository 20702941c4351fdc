import type { Zoom } from 'medium-zoom/dist/pure';

/** Milliseconds after a page has loaded until its images can be enlarged. */
const delay = 1000;
/** Pixels that the reader scrolls until an enlarged image closes. */
const scrollOffset = 40;
const margin = 16;
const notZoomable = 'a, button, summary, label, .no-zoom, [data-no-zoom]';

let timer: ReturnType<typeof setTimeout> | undefined;
let zooming: Promise<Zoom> | undefined;

/** Lets the images of a text be enlarged, a moment after the page has loaded. Only then, and only where there are any, the code for it is loaded. */
export function scheduleImageZoom(region: HTMLElement): void {
  clearTimeout(timer);
  const begin = () => {
    timer = setTimeout(() => enableImageZoom(region).catch((error: unknown) => console.warn('docsite: images cannot be enlarged:', error)), delay);
  };
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

async function enableImageZoom(region: HTMLElement): Promise<void> {
  const images = [...region.querySelectorAll<HTMLImageElement>('.markdown img')].filter((image) => image.closest(notZoomable) === null);
  if (images.length === 0) return void (await zooming)?.detach();
  zooming ??= createZoom();
  const zoom = await zooming;
  zoom.detach();
  zoom.attach(images);
  for (const image of images) makeButton(image, region.dataset.zoomLabel ?? '');
}

/** An image without a name is decoration to those who do not see it, and no button to them either. */
function makeButton(image: HTMLImageElement, label: string): void {
  if (image.alt === '') return;
  image.tabIndex = 0;
  image.role = 'button';
  image.ariaLabel = label.replace('{alt}', () => image.alt);
}

async function createZoom(): Promise<Zoom> {
  const { default: mediumZoom } = await import('medium-zoom/dist/pure');
  const zoom = mediumZoom({ margin, scrollOffset, background: 'var(--ds-bg)' });
  zoom.on('opened', ({ target }) => {
    // the image itself keeps the focus, and with it what the keys do; its enlarged copy is there to be seen
    for (const copy of document.querySelectorAll<HTMLElement>('.medium-zoom-image--opened')) copy.inert = true;
    if (!(target as HTMLElement).isConnected) void zoom.close();
  });
  document.addEventListener('keydown', (event) => {
    const image = (event.target as Element).closest<HTMLElement>('.medium-zoom-image');
    if (image === null || (event.key !== 'Enter' && event.key !== ' ')) return;
    event.preventDefault();
    void zoom.toggle({ target: image });
  });
  document.addEventListener('focusout', ({ target }) => {
    if (target === zoom.getZoomedImage()) void zoom.close();
  });
  return zoom;
}
