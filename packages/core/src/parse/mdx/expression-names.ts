/** The name, where the code is an identifier and nothing else. */
export function readIdentifier(code: string): string | undefined {
  return /^\s*([A-Za-z_$][\w$]*)\s*$/.exec(code)?.[1];
}

/** The name, where the code is `props.name` and nothing else. */
export function readProp(code: string): string | undefined {
  return /^\s*props\.([\w$]+)\s*$/.exec(code)?.[1];
}

/** Whether code reads the variable `props`, by all appearances. */
export function namesProps(code: string): boolean {
  return /(?:^|[^.\w$]|\.\.\.)props\b/.test(code);
}
