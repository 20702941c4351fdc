import type { CodeUse } from './find-code.js';

const languageKey = /(?:^|\s)lang=(?:"([\w+#-]+)"|'([\w+#-]+)'|([\w+#-]+))(?=\s|$)/;

/**
 * A diff that names the language of its code, as code in that language with added and removed lines; other code as it
 * is. Lines that have not changed may be indented by the width of a sign.
 *
 * @see https://expressive-code.com/key-features/text-markers/#combining-syntax-highlighting-with-diff-like-syntax
 */
export function withMarkedChanges(use: CodeUse): CodeUse {
  const [written, double, single, bare] = (use.language === 'diff' && languageKey.exec(use.meta)) || [];
  const language = double ?? single ?? bare;
  if (written === undefined || language === undefined) return use;
  const lines = use.code.split('\n');
  const isIndented = lines.every((line) => /^(?:$|[\s+-])/.test(line));
  return {
    ...use,
    code: lines.map((line) => (isIndented || /^[+-]/.test(line) ? line.slice(1) : line)).join('\n'),
    language,
    meta: `${use.meta.replace(written, '')}${marksOf(lines, 'ins', '+')}${marksOf(lines, 'del', '-')}`,
  };
}

/** Line numbers after a name, as a fence has them; empty if no line begins with the sign. */
function marksOf(lines: readonly string[], name: 'ins' | 'del', sign: '+' | '-'): string {
  const numbers = lines.flatMap((line, index) => (line.startsWith(sign) ? [index + 1] : []));
  return numbers.length === 0 ? '' : ` ${name}={${numbers.join(',')}}`;
}
