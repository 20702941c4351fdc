import {
  builtInComponents,
  type ComponentUse,
  type Finding,
  type FindNearest,
  finding,
  findNearest,
  foreignComponentHint,
} from '@docsite/core';
import { collectFacts } from '../document-facts.js';
import type { Rule, RuleInput } from '../rule.js';

/** A component is one of the theme's, or imported. */
export const unknownComponent: Rule = {
  name: 'unknown-component',
  description: "A component is one of the theme's, or imported.",
  defaultSeverity: 'error',
  scope: 'documents',
  check,
};

function check({ documents }: RuleInput): Finding[] {
  const uses = collectFacts(documents, 'components');
  const known = knownComponents(uses);
  const nearest = findNearest([...known.keys(), ...builtInComponents]);
  const unknown = uses.filter((use) => !use.known);
  return unknown.map((use) => ({
    ...(drawnFile(use) ??
      finding('unknown-component', use.place, `unknown component '<${use.name}>'`, hintOf(use.name, known, nearest))),
    cause: use.name,
  }));
}

/** The finding about an element whose name stands for the address of an imported file. */
function drawnFile({ name, place, importedFile }: ComponentUse): Finding | undefined {
  if (importedFile === undefined) return undefined;
  const asImage = `write \`<img src={${name}} alt="…" />\``;
  const isSvg = importedFile.endsWith('.svg');
  return finding(
    'unknown-component',
    place,
    `'<${name}>' is no component: the document imports the address of '${importedFile}'`,
    isSvg ? `${asImage}, or set \`markdown: { svgComponents: true }\` in the configuration` : asImage,
  );
}

/** Names that any document declares or imports, each with the first file that uses it. */
function knownComponents(uses: readonly ComponentUse[]): ReadonlyMap<string, string> {
  const known = uses.filter((use) => use.known);
  return new Map(known.toReversed().map(({ name, place }) => [name, place.file]));
}

function hintOf(name: string, known: ReadonlyMap<string, string>, nearest: FindNearest): string {
  const user = known.get(name);
  if (user !== undefined) return `import it, as ${user} does`;
  const replacement = foreignComponentHint(name);
  if (replacement !== undefined) return replacement;
  const meant = nearest(name);
  return meant === undefined ? `import it: \`import ${name.split('.')[0]} from '…';\`` : `did you mean '<${meant}>'?`;
}
