import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import React from 'react';

export default function VersionItems({ dropdownItemsBefore, dropdownItemsAfter }) {
  const label = <b className="versions">{[...dropdownItemsBefore, 'All versions', ...dropdownItemsAfter].join()}</b>;
  return <DropdownNavbarItem label={label} items={[{ label: 'Intro', to: '/docs/intro' }]} />;
}
