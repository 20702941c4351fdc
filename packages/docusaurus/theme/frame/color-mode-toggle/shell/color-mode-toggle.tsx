export { default as ColorModeToggle } from '@theme/Navbar/ColorModeToggle';
