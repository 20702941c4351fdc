import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';

/**
 * The switch of the colour mode, drawn by the site. On narrow screens it stays in the bar, where Docusaurus has it in
 * the menu.
 */
export function ColorModeToggle() {
  return (
    <div className="navbar-color-mode">
      <NavbarColorModeToggle />
    </div>
  );
}
