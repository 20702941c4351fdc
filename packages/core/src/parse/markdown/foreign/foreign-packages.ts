/** Modules that only run inside other documentation tools, by the beginning of their names. */
const foreignPackages: readonly (readonly [name: RegExp, tool: string])[] = [
  [/^@astrojs\/starlight(?:$|\/)/, 'Starlight'],
  [/^(?:@astrojs\/|astro(?:$|[:/]))/, 'Astro'],
  [/^vitepress(?:$|[/-])/, 'VitePress'],
  [/^@?vuepress(?:$|[/-])/, 'VuePress'],
  [/^nextra(?:$|[/-])/, 'Nextra'],
  [/^next(?:$|\/)/, 'Next.js'],
  [/^@?rspress(?:$|[/-])/, 'Rspress'],
];

/** The tool that an imported module belongs to; `undefined` for any other package. */
export function foreignToolOf(name: string): string | undefined {
  return foreignPackages.find(([pattern]) => pattern.test(name))?.[1];
}
