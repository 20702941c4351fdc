import { type ComponentType, createContext, Fragment, type ReactNode } from 'react';

/**
 * Shows the errors of what it contains in its place. A layout within a page uses it to outlive them. It does nothing on
 * the server, where errors of pages are findings.
 */
export const CrashBoundary = createContext<ComponentType<{ readonly children?: ReactNode }>>(Fragment);
