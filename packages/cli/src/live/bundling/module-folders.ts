import { rm } from 'node:fs/promises';
import { join, sep } from 'node:path';
import type { Bundle, RememberingBundler } from '@docsite/renderer';
import { makeTemporaryFolder, type TemporaryFolder } from '../../output/staging/temporary-folder.js';

/** The number of bundles whose server modules are kept: older states that still answer requests may import modules. */
const mostKept = 6;

/** The temporary folders of server modules, whose names are hashes of their contents. */
export class ModuleFolders {
  private temporary: Promise<TemporaryFolder> | undefined;
  /** The bundler for each folder; modules of the current bundler are reused for other locales. */
  private readonly bundlers = new Map<string, RememberingBundler>();
  private made = 1;
  private hasOpen = false;
  /** Entries of the latest bundles. */
  private readonly used: string[] = [];

  /** Whether modules may behave differently when loaded again. */
  get isOpen(): boolean {
    return this.hasOpen;
  }

  /** Puts the modules of later bundles into another folder if they have to be loaded again: Node loads a path once. */
  renew(): void {
    if (this.hasOpen) this.made++;
    this.hasOpen = false;
  }

  /** The folder for the modules of a bundler. */
  async folderOf(bundler: RememberingBundler): Promise<string> {
    this.temporary ??= makeTemporaryFolder('serve');
    const folder = join((await this.temporary).path, `modules-${this.made}`);
    this.bundlers.set(folder, bundler);
    return folder;
  }

  /** Keeps the modules of a bundle, and removes the folders of bundles that are no longer used for rendering. */
  async keep(bundle: Bundle, current: RememberingBundler | undefined): Promise<void> {
    this.hasOpen ||= isOpen(bundle);
    this.used.push(bundle.serverEntry);
    if (this.used.length > mostKept) this.used.shift();
    for (const [folder, bundler] of this.bundlers) {
      if (bundler === current || this.used.some((path) => path.startsWith(folder + sep))) continue;
      this.bundlers.delete(folder);
      await rm(folder, { recursive: true, force: true });
    }
  }

  async close(): Promise<void> {
    await (await this.temporary)?.remove();
  }
}

function isOpen({ openModules: { theme, pages }, serverHashes: { givenDay } }: Bundle): boolean {
  return theme !== undefined || Object.keys(pages).length > 0 || givenDay.theme || givenDay.pages.length > 0;
}
