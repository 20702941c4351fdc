import Desktop, { type DropdownNavbarItemProps } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';

/** A list of links that opens; menus of narrow screens show what is in it below its label. */
export default function DropdownNavbarItem({ mobile: _, ...props }: DropdownNavbarItemProps) {
  return (
    <li>
      <Desktop {...props} />
    </li>
  );
}
