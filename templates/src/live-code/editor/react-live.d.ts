/** The parts of the package `react-live` that are used; the site installs it. */
declare module 'react-live' {
  import type { ComponentType, ReactNode } from 'react';

  export const LiveProvider: ComponentType<{
    readonly code: string;
    readonly noInline: boolean;
    readonly scope: Readonly<Record<string, unknown>>;
    readonly transformCode: (code: string) => string;
    readonly theme: object;
    readonly children: ReactNode;
  }>;
  export const LiveEditor: ComponentType<{ readonly className: string; readonly tabMode: 'focus' }>;
  export const LivePreview: ComponentType;
  export const LiveError: ComponentType<{ readonly className: string }>;
}
