/** The key of a version among those of all docs instances, such as `default/2.0`. */
export function versionKey(instance: string, version: string): string {
  return `${instance}/${version}`;
}

/** The key of a sidebar among those of all docs, such as `default/2.0/guide`, by which page data refers to it. */
export function sidebarKey(instance: string, version: string, sidebar: string): string {
  return `${versionKey(instance, version)}/${sidebar}`;
}
