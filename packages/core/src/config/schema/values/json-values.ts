import * as z from 'zod';

const hint =
  'it is sent to the browser as JSON: use strings, numbers, booleans, null, lists and plain objects of these';

/** Values by name that reach the browser as JSON; values that JSON cannot represent are reported by their path. */
export const jsonValues = z.record(z.string(), z.unknown()).superRefine((values, context) => {
  for (const path of foreignValues(values, []))
    context.addIssue({ code: 'custom', path, message: 'expected a value that JSON can represent', params: { hint } });
});

/** The paths of values that JSON cannot represent. */
function foreignValues(value: unknown, path: readonly PropertyKey[]): PropertyKey[][] {
  if (value === null || typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value)) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => foreignValues(item, [...path, index]));
  if (typeof value !== 'object' || isOfClass(value)) return [[...path]];
  return Object.entries(value).flatMap(([key, item]) => foreignValues(item, [...path, key]));
}

function isOfClass(value: object): boolean {
  return value.constructor !== undefined && value.constructor.name !== 'Object';
}
