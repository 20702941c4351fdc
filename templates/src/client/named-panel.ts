import { namedElement } from './named-element.js';
import { showPanel } from './tabs.js';

/**
 * Shows what the address names where that is in the panel of a tab that is not shown; gives it there, for nobody can
 * have scrolled to it.
 */
export function showNamedPanel(): HTMLElement | null {
  const target = namedElement(location.hash);
  const panels = [...document.querySelectorAll('.tab-panel:not([data-active])')].filter((panel) =>
    panel.contains(target),
  );
  for (const panel of panels) showPanel(panel);
  return panels.length === 0 ? null : target;
}

/** Goes there too. */
export function goToNamedPanel(): void {
  showNamedPanel()?.scrollIntoView({ behavior: 'instant' });
}
