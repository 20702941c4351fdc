/** Names of modules that docsite has itself, which an alias would hide from its theme. */
export const ownAliases: readonly string[] = ['@theme', '@theme-original', '@docsite'];
