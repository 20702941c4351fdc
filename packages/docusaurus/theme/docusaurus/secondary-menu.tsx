import { type ComponentType, createContext, useContext } from 'react';

/** Whether components are drawn where the menu of narrow screens has its second part. */
export const SecondaryMenuContext = createContext(false);

export interface NavbarSecondaryMenuFillerProps<Props extends object> {
  readonly component: ComponentType<Props>;
  readonly props: Props;
}

/** What a page adds to the menu of narrow screens: drawn in its place, as docsite's menu holds the sidebar itself. */
export function NavbarSecondaryMenuFiller<Props extends object>({
  component: Component,
  props,
}: NavbarSecondaryMenuFillerProps<Props>) {
  return useContext(SecondaryMenuContext) ? <Component {...props} /> : null;
}
