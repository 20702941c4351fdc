import mediumZoom from '#medium-zoom';

/** Pixels that the reader scrolls until an enlarged image closes. */
const scrollOffset = 40;
const margin = 16;

const zoom = mediumZoom({ margin, scrollOffset, background: 'var(--ds-bg)' });

zoom.on('opened', ({ target }) => {
  // the image itself keeps the focus and handles the keys; its enlarged copy is only shown
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

/** Stops images from being enlarged, and closes the enlarged one. */
export function releaseImages(): void {
  zoom.detach();
}

/**
 * Lets images be enlarged by click and key.
 *
 * @param label The label of the button, with `{alt}` for the text of the image.
 * @param sizes Pixels around an enlarged image, and pixels that the reader scrolls until it closes, if they differ from
 *   the default.
 */
export function letEnlarge(
  images: readonly HTMLImageElement[],
  label: string,
  sizes: { readonly margin?: number; readonly scrollOffset?: number },
): void {
  zoom.update(sizes);
  zoom.attach([...images]);
  for (const image of images) makeButton(image, label);
}

/** Turns an image into a button. One without an accessible name is decoration, and gets no button role. */
function makeButton(image: HTMLImageElement, label: string): void {
  if (image.alt === '') return;
  image.tabIndex = 0;
  image.role = 'button';
  image.ariaLabel = label.replace('{alt}', () => image.alt);
}
