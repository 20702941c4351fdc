export interface Named {
  readonly names?: readonly string[];
}

export function titleOf({ names }: Named): string {
  return names.join(' and ');
}
