import React from 'react';

export default function VersionItems({ dropdownItemsBefore, dropdownItemsAfter }) {
  return <b className="versions">{[...dropdownItemsBefore, 'All versions', ...dropdownItemsAfter].join()}</b>;
}
