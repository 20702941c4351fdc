import Desktop, { type DropdownNavbarItemProps } from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import Mobile from '@theme/NavbarItem/DropdownNavbarItem/Mobile';

/** A list of links that opens; menus of narrow screens show what is in it below its label. */
export default function DropdownNavbarItem({ mobile = false, ...props }: DropdownNavbarItemProps) {
  if (mobile) return <Mobile {...props} />;
  return (
    <li>
      <Desktop {...props} />
    </li>
  );
}
