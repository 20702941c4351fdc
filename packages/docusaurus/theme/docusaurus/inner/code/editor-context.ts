import { type ComponentType, createContext, type ReactNode } from 'react';

/** The props that a `CodeBlock` hands on to the editor for its code. */
export interface EditorProps {
  readonly children?: ReactNode;
  readonly [name: string]: unknown;
}

/** What draws code that readers may edit, in an editor that has been opened; elsewhere it is only marked. */
export const EditorContext = createContext<ComponentType<EditorProps> | undefined>(undefined);
