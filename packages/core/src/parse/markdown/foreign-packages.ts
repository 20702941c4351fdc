/** Modules of other documentation tools, which nothing but these tools can run, by what their names begin with. */
const foreignPackages: readonly (readonly [name: RegExp, tool: string])[] = [
  [/^@astrojs\/starlight(?:$|\/)/, 'Starlight'],
  [/^(?:@astrojs\/|astro(?:$|[:/]))/, 'Astro'],
  [/^vitepress(?:$|[/-])/, 'VitePress'],
  [/^@?vuepress(?:$|[/-])/, 'VuePress'],
  [/^nextra(?:$|[/-])/, 'Nextra'],
  [/^next(?:$|\/)/, 'Next.js'],
  [/^@?rspress(?:$|[/-])/, 'Rspress'],
];

/** The tool that a module belongs to by the name that it is imported by; `undefined` for any other package. */
export function foreignToolOf(name: string): string | undefined {
  return foreignPackages.find(([pattern]) => pattern.test(name))?.[1];
}
