import IconArrow from '@theme/Icon/Arrow';
import IconClose from '@theme/Icon/Close';
import IconDarkMode from '@theme/Icon/DarkMode';
import IconEdit from '@theme/Icon/Edit';
import IconHome from '@theme/Icon/Home';
import IconLanguage from '@theme/Icon/Language';
import IconLightMode from '@theme/Icon/LightMode';
import IconMenu from '@theme/Icon/Menu';
import { type IconName, Icon as Original } from '@theme-original/content/icons';
import type { ComponentType, SVGProps } from 'react';

export type { IconName };

/** Docusaurus's counterparts of docsite's icons. */
const icons: Partial<Record<IconName, ComponentType<SVGProps<SVGSVGElement>>>> = {
  panel: IconArrow,
  menu: IconMenu,
  close: IconClose,
  sun: IconLightMode,
  moon: IconDarkMode,
  home: IconHome,
  globe: IconLanguage,
  edit: IconEdit,
};

/** An icon, drawn by the site if Docusaurus has such an icon. */
export function Icon({ name, className = 'icon' }: { readonly name: IconName; readonly className?: string }) {
  const Own = icons[name];
  if (Own === undefined) return <Original name={name} className={className} />;
  // a class without the stroke that docsite's own icons are drawn with
  const names = [className, 'icon-own', ...(name === 'panel' ? ['panel-arrow'] : [])];
  return <Own className={names.join(' ')} aria-hidden="true" />;
}
