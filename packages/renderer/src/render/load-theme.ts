import { pathToFileURL } from 'node:url';
import type { Bundle } from '../bundle/bundle.js';
import type { TemplateModule } from '../template/index.js';

/** The theme's server module; an error where one of its modules throws. */
export async function loadTheme({ serverEntry }: Bundle): Promise<TemplateModule | Error> {
  try {
    return (await import(pathToFileURL(serverEntry).href)) as TemplateModule;
  } catch (error) {
    return new Error(reasonOf(error));
  }
}

/** The first line of what was thrown. */
export function reasonOf(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] as string;
}
