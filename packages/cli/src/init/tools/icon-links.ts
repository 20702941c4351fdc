import { ownValue, propertiesOf } from '@docsite/core';
import type { NavbarLink } from './tool-site.js';

/** Names that are not written as their icon is, but for the first letter. */
const namesOfIcons: Readonly<Record<string, string>> = {
  github: 'GitHub',
  gitlab: 'GitLab',
  linkedin: 'LinkedIn',
  npm: 'npm',
  opencollective: 'Open Collective',
  rss: 'RSS',
  stackoverflow: 'Stack Overflow',
  youtube: 'YouTube',
};

/** The links of icons, which have a label or are named like their icon. */
export function linksOfIcons(icons: unknown): NavbarLink[] {
  const list = Array.isArray(icons) ? icons : Object.entries(icons ?? {}).map(([icon, href]) => ({ icon, href }));
  return list.flatMap((one): NavbarLink[] => {
    const { icon, label, ariaLabel, href, link = href } = propertiesOf(one);
    if (typeof link !== 'string') return [];
    const written = [label, ariaLabel].find((text) => typeof text === 'string' && text !== '');
    const name = written ?? (typeof icon === 'string' && icon !== '' ? nameOfIcon(icon) : undefined);
    return typeof name === 'string' ? [{ label: name, address: link }] : [];
  });
}

function nameOfIcon(icon: string): string {
  return ownValue(namesOfIcons, icon) ?? icon.charAt(0).toUpperCase() + icon.slice(1);
}
