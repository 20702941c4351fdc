import { capturesIn } from '../../../text/captures-in.js';
/** The name, if the code is an identifier and nothing else. */
export function readIdentifier(code: string): string | undefined {
  return /^\s*([A-Za-z_$][\w$]*)\s*$/.exec(code)?.[1];
}

/** The name, if the code is `props.name` and nothing else. */
export function readProp(code: string): string | undefined {
  return /^\s*props\.([\w$]+)\s*$/.exec(code)?.[1];
}

/** Code without its comments, and without space around it. */
export function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').trim();
}

/** Whether code consists of comments alone. */
export function isComment(code: string): boolean {
  return withoutComments(code) === '';
}

/** Whether code seems to use the variable `props`. */
export function namesProps(code: string): boolean {
  return !isComment(code) && /(?:^|[^.\w$]|\.\.\.)props\b/.test(code);
}

/** The names of components in the JSX of code, as far as its text shows them, without JavaScript's built-in names. */
export function componentsInCode(code: string): string[] {
  const names = capturesIn(code, /<([A-Z][\w$]*)(?=[\s/>.])/g);
  return [...new Set(names)].filter((name) => !(name in globalThis));
}

/** Whether code appears to read `props.children` or all of `props`. */
export function readsChildren(code: string): boolean {
  return /(?:^|[^.\w$]|\.\.\.)props\b(?!\s*\??\.\s*(?!children\b)[A-Za-z_$])/.test(code);
}
