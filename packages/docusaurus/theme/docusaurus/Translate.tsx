import { interpolate } from '@docusaurus/Interpolate';
import translations from '@generated/codeTranslations';
import type { ReactNode } from 'react';

export interface TranslateProps {
  readonly children?: string;
  readonly id?: string;
  readonly description?: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/** A text in the language of the site, from `i18n/<locale>/code.json`. */
export function translate(
  { message, id }: { message?: string; id?: string },
  values?: TranslateProps['values'],
): string {
  return interpolate(translations[id ?? message ?? ''] ?? message ?? id ?? '', values) as string;
}

/** Shows a text in the language of the site. */
export default function Translate({ children, id, values }: TranslateProps): ReactNode {
  return interpolate(translations[id ?? children ?? ''] ?? children ?? id ?? '', values);
}
