import { useLabels, useSite } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';

/** Switches between light and dark. It requires script, and is hidden without. */
export function ColorModeToggle() {
  const labels = useLabels();
  if (useSite().colorMode.disableSwitch) return null;
  return (
    <button
      type="button"
      className="icon-button script-only"
      data-action="toggle-color-mode"
      aria-label={labels.toggleColorMode}
      title={labels.toggleColorMode}
    >
      <Icon name="sun" className="icon light-only" />
      <Icon name="moon" className="icon dark-only" />
    </button>
  );
}
