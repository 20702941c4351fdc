import { formatLabel, type Labels } from '../../template/index.js';

/** Values for the message of the head script if the page is served under another base URL than it was built for. */
export interface HeadConstants {
  /** The configured base URL; a locale's own may be longer. */
  readonly configuredBaseUrl: string;
  readonly labels: Labels;
}

/** The constants of the head script, and their placeholders in the script built for all locales. */
export const headPlaceholders: Readonly<Record<keyof ReturnType<typeof headConstants>, string>> = {
  CONFIGURED_BASE_URL: 'docsite_base_url',
  WRONG_BASE_URL: 'docsite_wrong_base',
  WRONG_BASE_URL_HINT: 'docsite_wrong_base_hint',
};

/** Fills in the head script of a locale. */
export function fillHead(script: string, constants: HeadConstants): string {
  const values = Object.entries(headConstants(constants)).map(([name, value]): [string, string] => [
    headPlaceholders[name as keyof typeof headPlaceholders],
    literalOf(value),
  ]);
  return values.reduce((text, [name, value]) => text.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), () => value), script);
}

/** Texts for its message when nothing else could be loaded: see `wrong-base-url.ts` of the theme. */
function headConstants({ configuredBaseUrl, labels }: HeadConstants) {
  return {
    CONFIGURED_BASE_URL: configuredBaseUrl,
    WRONG_BASE_URL: formatLabel(labels.wrongBase, { baseUrl: configuredBaseUrl }),
    WRONG_BASE_URL_HINT: labels.wrongBaseHint,
  };
}

/** Prints a text as a JavaScript literal that is safe in HTML of any encoding. */
function literalOf(text: string): string {
  return JSON.stringify(text).replace(
    /[<\u007f-\uffff]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
