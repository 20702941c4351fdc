import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { explainImportError, importModule } from '../../config/import-module.js';
import { type Finding, finding } from '../../diagnostic.js';

/** Reads a sidebars file, a module or JSON. One that is missing or broken is told, and the sidebar generated. */
export async function readAuthoredSidebars(siteDir: string, file: string, findings: Finding[]): Promise<unknown> {
  const place = { file, line: 1, column: 1 };
  const path = join(siteDir, file);
  if (!existsSync(path)) {
    findings.push(
      finding(
        'sidebar-file',
        place,
        `the sidebars file '${file}' does not exist`,
        "create it, or fix 'sidebarPath' in the configuration",
      ),
    );
    return undefined;
  }
  try {
    return await importModule(path);
  } catch (error) {
    const { reason, line, column } = explainImportError(error as Error);
    findings.push(finding('sidebar-file', { file, line, column }, `cannot read the sidebars: ${reason}`));
    return undefined;
  }
}
