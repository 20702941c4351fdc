import { namedElement } from './named-element.js';
import { showPanel } from './tabs.js';

/** Shows what the address names where that is in the panel of a tab that is not shown: there is nothing there to scroll to. */
export function showNamedPanel(): void {
  const target = namedElement(location.hash);
  const panels = [...document.querySelectorAll('.tab-panel:not([data-active])')].filter((panel) => panel.contains(target));
  for (const panel of panels) showPanel(panel);
  if (panels.length > 0) target?.scrollIntoView({ behavior: 'instant' });
}
