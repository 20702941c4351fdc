/** Adds a class, which may be among the class names already. */
export function withClass(name: string, className = ''): string {
  return [...new Set([name, ...className.split(' ')])].filter(Boolean).join(' ');
}
