import { useSite } from '@docsite/renderer/template';
import { useColorMode } from '@docusaurus/theme-common';
import ColorModeToggle from '@theme/ColorModeToggle';

/** The switch between colour modes, unless the site has only one. */
export default function NavbarColorModeToggle({ className }: { readonly className?: string }) {
  const { disableSwitch, respectPrefersColorScheme } = useSite().colorMode;
  const { colorMode, colorModeChoice, setColorMode } = useColorMode();
  if (disableSwitch) return null;
  return (
    <ColorModeToggle
      {...(className && { className })}
      respectPrefersColorScheme={respectPrefersColorScheme}
      value={colorModeChoice ?? colorMode}
      onChange={setColorMode}
    />
  );
}
