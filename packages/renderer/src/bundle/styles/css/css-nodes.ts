import type { AtRule, Declaration, Node, Rule } from 'postcss';

/** Where a node begins and ends in its style sheet, including its semicolon. */
export function rangeOf({ source }: Node): { readonly start: number; readonly end: number } {
  return { start: source?.start?.offset ?? 0, end: source?.end?.offset ?? 0 };
}

/** The declarations of a rule, without those of nested rules. */
export function declarationsOf({ nodes }: Rule): Declaration[] {
  return nodes.filter((node) => node.type === 'decl');
}

/** Prints declarations in one line. */
export function printDeclarations(declarations: readonly Declaration[]): string {
  return declarations.map((declaration) => inOneLine(String(declaration))).join('; ');
}

/** A text without line breaks. */
export function inOneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, ' ');
}

/** Whether a rule defines an animation. */
export function isKeyframes({ name }: AtRule): boolean {
  return name.endsWith('keyframes');
}

/** Whether a rule is a step of an animation. */
export function isStepOfAnimation({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && isKeyframes(parent as AtRule);
}
