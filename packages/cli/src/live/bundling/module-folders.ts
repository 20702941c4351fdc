import { rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { today } from '@docsite/core/process';
import type { Bundle } from '@docsite/renderer';
import { makeTemporaryFolder, type TemporaryFolder } from '../../output/staging/temporary-folder.js';

/** The number of bundles whose server modules are kept: older states that still answer requests may import modules. */
const mostKept = 6;

/** The temporary folders of server modules, whose names are hashes of their contents. */
export class ModuleFolders {
  private temporary: Promise<TemporaryFolder> | undefined;
  private readonly folders = new Set<string>();
  private made = 1;
  private hasOpen = false;
  /** The day on which modules were loaded that depend on it; undefined for none. */
  private day: string | undefined;
  /** Entries of the latest bundles. */
  private readonly used: string[] = [];

  /**
   * Puts the modules of later bundles into another folder if they may behave differently when loaded again: Node loads
   * a path once.
   */
  renew(): void {
    if (!this.hasOpen && (this.day === undefined || this.day === today())) return;
    this.made++;
    this.hasOpen = false;
    this.day = undefined;
  }

  /** The folder for the modules of the next bundle. */
  async current(): Promise<string> {
    this.temporary ??= makeTemporaryFolder('serve');
    const folder = join((await this.temporary).path, `modules-${this.made}`);
    this.folders.add(folder);
    return folder;
  }

  /** Keeps the modules of a bundle, and removes the folders of bundles that are no longer used for rendering. */
  async keep(bundle: Bundle): Promise<void> {
    const { openModules, serverHashes } = bundle;
    this.hasOpen ||= openModules.theme !== undefined || Object.keys(openModules.pages).length > 0;
    if (serverHashes.givenDay.theme || serverHashes.givenDay.pages.length > 0) this.day ??= today();
    this.used.push(bundle.serverEntry);
    if (this.used.length > mostKept) this.used.shift();
    const current = await this.current();
    for (const folder of this.folders) {
      if (folder === current || this.used.some((path) => path.startsWith(folder + sep))) continue;
      this.folders.delete(folder);
      await rm(folder, { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    await (await this.temporary)?.remove();
  }
}
