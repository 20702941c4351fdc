/** Milliseconds after which navigation shows the bar. */
const delay = 200;
/** The share of the bar that is filled at first. */
const minimum = 0.08;
/** Milliseconds until a full bar is removed. */
const speed = 200;
/** The most by which the share grows at a time. */
const trickleRate = 0.02;
/** Milliseconds between two times that it grows. */
const trickleSpeed = 800;

/** Shows a bar at the top of the window while a page loads slowly. Returns a function that ends it. */
export function startProgress(): () => void {
  let bar: HTMLElement | undefined;
  let progress = minimum;
  let trickle: ReturnType<typeof setInterval> | undefined;
  const show = (value: number) => {
    progress = value;
    bar?.style.setProperty('--progress', String(value));
  };
  const timer = setTimeout(() => {
    bar = addBar();
    show(minimum);
    trickle = setInterval(() => show(Math.min(progress + Math.random() * trickleRate, 0.994)), trickleSpeed);
  }, delay);
  return () => {
    clearTimeout(timer);
    clearInterval(trickle);
    show(1);
    setTimeout(() => bar?.remove(), speed);
  };
}

function addBar(): HTMLElement {
  const bar = document.createElement('div');
  bar.className = 'progress-bar';
  bar.setAttribute('aria-hidden', 'true');
  document.body.append(bar);
  return bar;
}
