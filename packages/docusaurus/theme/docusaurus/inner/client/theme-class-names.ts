import names from '@generated/theme-class-names';

/** Gives docsite's elements the stable class names of Docusaurus's theme, by which client modules find them. */
export function onRouteUpdate(): void {
  for (const [name, selector] of names)
    for (const element of document.querySelectorAll(selector)) element.classList.add(name);
}

onRouteUpdate();
// elements appear later, too: all of them if a client module has changed the page before React hydrates it
new MutationObserver(onRouteUpdate).observe(document.body, { childList: true, subtree: true });
