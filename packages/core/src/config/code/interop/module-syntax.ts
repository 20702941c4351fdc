/** Whether code has statements of ES modules: imports and exports, but not `import()` and `import.meta` alone. */
export function hasModuleSyntax(code: string): boolean {
  return /^\s*(?:import|export)\b(?!\s*[(=.])/m.test(code);
}
