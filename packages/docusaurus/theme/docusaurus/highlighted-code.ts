import type { CodeBlockProps } from '@docsite/renderer/template';
import { createContext } from 'react';

/** Code of a document as it was highlighted when the site was built, for parts of a block; absent for other code. */
export const HighlightedCodeContext = createContext<CodeBlockProps | undefined>(undefined);
