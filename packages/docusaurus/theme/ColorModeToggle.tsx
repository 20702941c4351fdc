import type { ColorMode } from '@docusaurus/theme-common';
import { ColorModeToggle as Toggle } from '@theme-original/shell/color-mode-toggle';

export interface ColorModeToggleProps {
  readonly className?: string;
  readonly buttonClassName?: string;
  readonly respectPrefersColorScheme?: boolean;
  readonly value?: ColorMode | null;
  readonly onChange?: (mode: ColorMode | null) => void;
}

/**
 * Switches between light and dark mode. docsite's own switch works before the app is loaded, so it ignores the handlers
 * it receives.
 */
export default function ColorModeToggle({ className }: ColorModeToggleProps) {
  return className ? (
    <div className={className}>
      <Toggle />
    </div>
  ) : (
    <Toggle />
  );
}
