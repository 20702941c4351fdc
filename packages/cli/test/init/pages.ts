/** Documents of a folder with their names as titles. */
export function pages(folder: string, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [`${folder}/${name}.md`, `# ${name}\n`]));
}
