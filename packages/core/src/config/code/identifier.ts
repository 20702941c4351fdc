/** Whether a name can be written in code as a plain identifier; it may be a reserved word. */
export function isIdentifier(name: string): boolean {
  return /^[A-Za-z_$][\w$]*$/.test(name);
}
