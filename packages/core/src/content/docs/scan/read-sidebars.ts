import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { explainImportError, hintOfImport } from '../../../config/code/errors/explain-import-error.js';
import { importModule } from '../../../config/code/import-module.js';
import { mixedExports } from '../../../config/code/interop/mixed-exports.js';
import { failIfAbsent, failingWhereUsed } from '../../../config/code/packages/absent-packages.js';
import { type KeyPlaces, readKeyPlaces } from '../../../config/keys/key-places.js';
import { type Finding, finding, placeOf } from '../../../diagnostic.js';
import { importedModule } from '../../../process/activity.js';

/** The value that a sidebars file exports, and the places of its keys. */
export interface AuthoredSidebars {
  readonly value: unknown;
  readonly places: KeyPlaces;
}

/** Reads a sidebars file, a module or JSON. A missing or broken file is reported, and the sidebar is generated. */
export async function readAuthoredSidebars(
  siteDir: string,
  file: string,
  findings: Finding[],
): Promise<AuthoredSidebars | undefined> {
  const place = placeOf(file);
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
    const value = await importWithoutAbsent(path, siteDir);
    return { value, places: await readKeyPlaces(await readFile(path, 'utf8'), file) };
  } catch (error) {
    const { reason, ...at } = explainImportError(error, file);
    findings.push(finding('sidebar-file', at, `cannot read the sidebars: ${reason}`, hintOfImport(reason, siteDir)));
    return undefined;
  }
}

/**
 * Imports sidebars, even if a package that they import is not installed, as long as they do not use it. The import is
 * then recorded as open, because the sidebars may change once the package is installed.
 */
async function importWithoutAbsent(path: string, siteDir: string): Promise<unknown> {
  const absent = new Set<string>();
  const value = await importModule(path, siteDir, [mixedExports(path), failingWhereUsed((name) => absent.add(name))]);
  failIfAbsent(value);
  const [code] = absent;
  if (code !== undefined) importedModule.publish({ files: [], isClosed: false, opening: { file: path, code } });
  return value;
}
