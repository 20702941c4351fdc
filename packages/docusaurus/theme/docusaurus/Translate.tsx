import { interpolate } from '@docusaurus/Interpolate';
import translations from '@generated/codeTranslations';
import type { ReactNode } from 'react';

export interface TranslateProps {
  readonly children?: string;
  readonly id?: string;
  readonly description?: string;
  readonly values?: Readonly<Record<string, ReactNode>>;
}

/** A text in the language of the site, from `i18n/<locale>/code.json`. Throws if there is neither text nor id. */
export function translate(
  { message, id }: { message?: string; id?: string },
  values?: TranslateProps['values'],
): string {
  return interpolate(translated(id, message), values) as string;
}

/** Shows a text in the language of the site. Throws if there is neither text nor id. */
export default function Translate({ children, id, values }: TranslateProps): ReactNode {
  return interpolate(translated(id, children), values);
}

function translated(id: string | undefined, message: string | undefined): string {
  const written = message ?? id;
  if (written === undefined)
    throw new Error('Translate and translate() need an id or a text: what they were called with has neither');
  return translations[id ?? written] ?? written;
}
