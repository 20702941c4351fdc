import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { importModule } from '../config/read-config.js';
import { type Finding, finding } from '../diagnostic.js';

/** Reads a sidebars file, a module or JSON. One that is missing or broken is told, and the sidebar generated. */
export async function readAuthoredSidebars(siteDir: string, file: string, findings: Finding[]): Promise<unknown> {
  const place = { file, line: 1, column: 1 };
  const path = join(siteDir, file);
  if (!existsSync(path)) {
    findings.push(finding('sidebar-file', place, `the sidebars file '${file}' does not exist`, "create it, or mend 'sidebarPath' in the configuration"));
    return undefined;
  }
  try {
    return file.endsWith('.json') ? JSON.parse(readFileSync(path, 'utf8')) : await importModule(path);
  } catch (error) {
    findings.push(finding('sidebar-file', place, `cannot read the sidebars: ${(error as Error).message.split('\n')[0]}`));
    return undefined;
  }
}
