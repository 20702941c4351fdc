import { type ReactNode, useEffect } from 'react';

export interface HtmlClassNameProviderProps {
  readonly className: string;
  readonly children?: ReactNode;
}

/** Gives the document a class for as long as it is drawn. */
export function HtmlClassNameProvider({ className, children }: HtmlClassNameProviderProps): ReactNode {
  useEffect(() => {
    const names = className.split(/\s+/).filter(Boolean);
    document.documentElement.classList.add(...names);
    return () => document.documentElement.classList.remove(...names);
  }, [className]);
  return children;
}
