import { capturesIn } from '@docsite/core';
import { parse, type Rule } from 'postcss';
import { animationProperty, mirroredName, namesOfAnimation } from './animation-names.js';
import { conditionedOn, hasConditionOf } from './direction-conditions.js';

interface StyleFile {
  readonly path: string;
  readonly contents: Uint8Array;
}

/**
 * Makes rules use the mirrored steps of animations defined in other style sheets. Sheets are mirrored one by one,
 * before it is known which animations the others define.
 *
 * @param files All style sheets of a site, bundled, among other files.
 */
export function withMirroredAnimations<File extends StyleFile>(files: readonly File[]): File[] {
  const texts = new Map(
    files.filter(({ path }) => path.endsWith('.css')).map((file) => [file, Buffer.from(file.contents).toString()]),
  );
  const names = new Set([...texts.values()].flatMap(mirroredIn));
  if (names.size === 0) return [...files];
  return files.map((file) => {
    const text = texts.get(file);
    const changed = text === undefined ? undefined : withMirrored(text, names);
    return changed === undefined ? file : { ...file, contents: Buffer.from(changed) };
  });
}

/** The names of animations with mirrored steps. */
function mirroredIn(css: string): string[] {
  const defined = new Set(capturesIn(css, /@(?:-\w+-)?keyframes\s+([\w-]+)/g));
  return [...defined].filter((name) => defined.has(mirroredName(name)));
}

/** Adds rules for right-to-left pages; undefined if there are none to add. */
function withMirrored(css: string, names: ReadonlySet<string>): string | undefined {
  const sheet = parse(css);
  let isChanged = false;
  sheet.walkDecls(animationProperty, (declaration) => {
    const rule = declaration.parent as Rule | undefined;
    const value = namesOfAnimation(declaration.value, names);
    if (rule?.type !== 'rule' || value === declaration.value || hasConditionOf('ltr', rule.selector)) return;
    isChanged = true;
    // the rule already contains mirrored declarations
    if (hasConditionOf('rtl', rule.selector)) declaration.value = value;
    else
      rule.after(rule.clone({ selector: conditionedOn(rule.selector, 'rtl'), nodes: [declaration.clone({ value })] }));
  });
  return isChanged ? sheet.toString() : undefined;
}
