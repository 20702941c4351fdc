import type { ReactNode } from 'react';

export interface ThemedComponentProps {
  readonly className?: string;
  readonly children: (props: { readonly theme: 'light' | 'dark'; readonly className: string }) => ReactNode;
}

/** Contents that depend on the colour mode. Both are drawn, and the style sheet shows one. */
export function ThemedComponent({ className, children }: ThemedComponentProps) {
  const named = (theme: string) => [className, `${theme}-only`].filter(Boolean).join(' ');
  return (
    <>
      {children({ theme: 'light', className: named('light') })}
      {children({ theme: 'dark', className: named('dark') })}
    </>
  );
}
