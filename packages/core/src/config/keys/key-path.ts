/** Formats a path of keys the way code writes it: `navbar.items[0].label`. */
export function keyPath(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}

/** The value at a path of keys; undefined if there is none. */
export function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (holder, part) => (isRecord(holder) && Object.hasOwn(holder, part) ? holder[part] : undefined),
    value,
  );
}

function isRecord(value: unknown): value is Readonly<Record<PropertyKey, unknown>> {
  return typeof value === 'object' && value !== null;
}
