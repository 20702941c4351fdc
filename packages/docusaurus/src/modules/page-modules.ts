/** Modules about all pages that code of a site imports. */
export interface AskedPages {
  /** `@generated/routes` */
  readonly routes: boolean;
  /** `@generated/globalData` */
  readonly globalData: boolean;
}

/** The modules that hold what is asked for, by import specifier. */
export const pageModules: Readonly<Record<keyof AskedPages, string>> = {
  routes: '@generated/all-routes',
  globalData: '@generated/all-docs',
};

/** Which modules about all pages code imports. They contain every page, so that no other site gets them. */
export function askedPages(code: readonly string[]): AskedPages {
  const isImported = (name: string) => code.some((text) => new RegExp(`['"]@generated/${name}['"]`).test(text));
  return { routes: isImported('routes'), globalData: isImported('globalData') };
}
