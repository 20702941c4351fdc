import { useLabels } from '@docsite/renderer/template';
import { Icon } from '@theme/content/icons';
import { menuId } from '@theme/shell/mobile-menu';

/** Opens the menu panel on narrow screens, without script. */
export function MenuButton() {
  return (
    <button
      type="button"
      className="icon-button menu-button"
      popoverTarget={menuId}
      aria-label={useLabels().openNavigation}
    >
      <Icon name="menu" />
    </button>
  );
}
