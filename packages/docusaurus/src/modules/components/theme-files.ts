import { join } from 'node:path';
import { pathFrom } from '@docsite/core';
import { textOf } from '../../load/files/file-text.js';
import { filesBelow } from '../../load/files/files-below.js';

/** A module of a theme. */
export interface ThemeFile {
  /** Path within the folder, with forward slashes. */
  readonly path: string;
  /** The name that it is imported by, such as `DocItem/Footer`. */
  readonly name: string;
  readonly text: string;
}

/** The folder in which Docusaurus looks for components that replace those of themes. */
export const swizzleDir = 'src/theme';

/** The modules in a folder of components. A site's own are in `src/theme`. */
export function themeFiles(folder: string): ThemeFile[] {
  return modulesIn(folder).map((path) => ({ path, name: componentName(path), text: textOf(join(folder, path)) }));
}

/** The names of the components in a folder. */
export function componentsIn(folder: string): string[] {
  return modulesIn(folder).map(componentName);
}

/** The paths of the modules in a folder of components, within it. */
export function modulesIn(folder: string): string[] {
  const paths = filesBelow(folder).map((file) => pathFrom(folder, file));
  return paths.filter((path) => /(?<!\.d|\.test|\.stories)\.[jt]sx?$/.test(path) && !path.includes('__tests__/'));
}

/** The import name of a module. */
export function componentName(path: string): string {
  return path.replace(/\.[jt]sx?$/, '').replace(/\/index$/, '');
}

/** Whether a site has swizzled a component. */
export function isSwizzled(siteDir: string, name: string): boolean {
  return swizzledFile(siteDir, name) !== undefined;
}

/** Whether a site has swizzled a component or one of its parts. */
export function hasSwizzlesOf(siteDir: string, name: string): boolean {
  return componentsIn(join(siteDir, swizzleDir)).some((component) => `${component}/`.startsWith(`${name}/`));
}

/** The file of a swizzled component, absolute. */
export function swizzledFile(siteDir: string, name: string): string | undefined {
  const folder = join(siteDir, swizzleDir);
  const path = modulesIn(folder).find((inner) => componentName(inner) === name);
  return path === undefined ? undefined : join(folder, path);
}

/** Whether a file imports a component of the theme, which may be the site's. */
export function importsComponent({ text }: ThemeFile, name: string): boolean {
  return new RegExp(`['"]@theme/${name}['"]`).test(text);
}

/** Whether files of other components import a component of the theme. */
export function isImported(name: string, files: readonly ThemeFile[]): boolean {
  return files.some((file) => file.name !== name && importsComponent(file, name));
}

/** Whether a file is the component of a name, and does not wrap the original. */
export function isEjected(file: ThemeFile, name: string): boolean {
  return file.name === name && !new RegExp(`['"]@theme-(?:original|init)/${name}['"]`).test(file.text);
}
