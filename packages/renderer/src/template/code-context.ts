import type { LineClasses } from '@docsite/core/page-data';
import { createContext } from 'react';

/**
 * Highlights code as HTML with Prism's token classes; returns `undefined` if it stays plain.
 *
 * @param lines If given, each line becomes a `<span class="line">` with these classes.
 */
export type HighlightCode = (code: string, language: string, lines?: LineClasses) => string | undefined;

/** Provides the highlighting of code that components write, while a page is rendered on the server. */
export const CodeContext = createContext<HighlightCode | undefined>(undefined);
