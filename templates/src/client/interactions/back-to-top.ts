import { pageShownEvent } from '../../browser/page-events.js';

/** Pixels from the top of a page above which there is no need of a button. */
const near = 300;

/** Shows a button that leads back to the top of a document while the reader scrolls up in it. */
export function setUpBackToTop(): void {
  let last = 0;
  let jumped = false;
  const show = (isShown: boolean) => document.documentElement.toggleAttribute('data-scrolled-up', isShown);
  const leave = () => {
    show(false);
    jumped = true;
  };
  addEventListener(
    'scroll',
    () => {
      const now = scrollY;
      // as in Docusaurus, scrolling because of a link to a heading does not count as the reader's
      if (jumped || now > last || now < near) show(false);
      else if (now < last && addButton()) show(true);
      jumped = false;
      last = now;
    },
    { passive: true },
  );
  addEventListener('hashchange', leave);
  document.addEventListener(pageShownEvent, leave);
}

/** Adds the button once it is needed. Pages that have none lack its label. */
function addButton(): boolean {
  const label = document.getElementById('ds-main')?.dataset.topLabel;
  if (label === undefined || document.getElementById('ds-top') !== null) return label !== undefined;
  const button = document.createElement('button');
  button.type = 'button';
  button.id = 'ds-top';
  button.className = 'back-to-top';
  button.ariaLabel = label;
  button.addEventListener('click', () =>
    scrollTo({ top: 0, behavior: matchMedia('(prefers-reduced-motion)').matches ? 'instant' : 'smooth' }),
  );
  document.body.append(button);
  return true;
}
