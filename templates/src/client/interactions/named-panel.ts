import { namedElement } from '../navigation/named-element.js';
import { showPanel } from './tabs.js';

/**
 * Opens the tab whose hidden panel contains the element that the address names. Returns that element, since the browser
 * cannot have scrolled to it.
 */
export function showNamedPanel(): HTMLElement | null {
  const target = namedElement(location.hash);
  const panels = [...document.querySelectorAll('.tab-panel:not([data-active])')].filter((panel) =>
    panel.contains(target),
  );
  for (const panel of panels) showPanel(panel);
  return panels.length === 0 ? null : target;
}

/** Opens the tab, and scrolls to the element. */
export function goToNamedPanel(): void {
  showNamedPanel()?.scrollIntoView({ behavior: 'instant' });
}
