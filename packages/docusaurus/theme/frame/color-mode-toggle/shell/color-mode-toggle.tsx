import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';

/**
 * The switch between colour modes, drawn by the site. On narrow screens it stays in the navbar, whereas Docusaurus
 * moves it into the menu.
 */
export function ColorModeToggle() {
  return (
    <div className="navbar-color-mode">
      <NavbarColorModeToggle />
    </div>
  );
}
