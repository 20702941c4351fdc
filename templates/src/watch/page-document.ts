/** The parts of a document that only a reload can change, because they run once. */
export function scriptsOf({ head, documentElement }: Document): string {
  const root = documentElement.querySelector<HTMLElement>('#ds-root');
  const scripts = [...head.querySelectorAll<HTMLScriptElement>('script:not([type]), script[type="module"]')];
  const own = scripts.filter(({ src }, index) => index === 0 || src.includes('/assets/js/boot-'));
  return [root?.dataset.app, ...own.map((script) => script.getAttribute('src') ?? script.text)].join('\n');
}

/** The elements of a head that are neither styles nor scripts, and that no script adds. */
const facts = 'title, meta, link:not([rel="stylesheet"], [rel="modulepreload"], [rel="expect"])';

/** Changes the head of a page that the app has not hydrated. */
export function patchHead(from: Document, to: Document): void {
  const [old, next] = [[...from.head.querySelectorAll(facts)], [...to.head.querySelectorAll(facts)]];
  const isIn = (element: Element, list: readonly Element[]) => list.some((other) => other.isEqualNode(element));
  for (const element of document.head.querySelectorAll(facts))
    if (isIn(element, old) && !isIn(element, next)) element.remove();
  const known = [...document.head.querySelectorAll(facts)];
  for (const element of next) if (!isIn(element, known)) document.head.append(document.importNode(element, true));
}

/** Attributes of `<html>` that scripts set by choices of the reader. */
const chosen = new Set(['data-theme', 'data-js', 'data-sidebar-hidden', 'data-announcement-dismissed']);

/** Gives an element the attributes that it has in another document. */
export function copyAttributes(from: Element, to: Element): void {
  for (const { name, value } of from.attributes)
    if (!chosen.has(name) && to.getAttribute(name) !== value) to.setAttribute(name, value);
}
