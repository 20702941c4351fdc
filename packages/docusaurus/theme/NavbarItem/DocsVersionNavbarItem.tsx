export { default } from '@theme/NavbarItem/DefaultNavbarItem';
