import { realpath, stat } from 'node:fs/promises';
import { join, posix, sep } from 'node:path';
import glob from 'fast-glob';
import { compareText, type Finding, finding } from '../diagnostic.js';

export interface FileListing {
  /** Paths relative to the site folder, sorted. */
  readonly files: readonly string[];
  readonly findings: readonly Finding[];
}

export interface ListOptions {
  /** Glob patterns of files wanted, relative to the folder. */
  readonly patterns: readonly string[];
  readonly ignore: readonly string[];
}

/** Lists the files of a folder of the site. Links are followed; one that leads back to a folder it lies in is told. */
export async function listFiles(siteDir: string, folder: string, options: ListOptions): Promise<FileListing> {
  const found = await listFolder(siteDir, folder, options, []);
  return { files: [...found.files].sort(compareText), findings: found.findings };
}

async function listFolder(siteDir: string, folder: string, options: ListOptions, trail: readonly string[]): Promise<FileListing> {
  const cwd = join(siteDir, folder);
  const shared = { cwd, ignore: [...options.ignore], followSymbolicLinks: false, suppressErrors: true };
  const [matches, entries] = await Promise.all([
    glob([...options.patterns], { ...shared, onlyFiles: true }),
    glob(['**/*'], { ...shared, onlyFiles: false, objectMode: true }),
  ]);
  const files = matches.map((path) => posix.join(folder, path));
  const findings: Finding[] = [];
  for (const entry of entries) {
    if (!entry.dirent.isSymbolicLink()) continue;
    const linked = await followLink(siteDir, posix.join(folder, entry.path), options, trail);
    files.push(...linked.files.filter((path) => matchesPattern(path, options.patterns)));
    findings.push(...linked.findings);
  }
  return { files, findings };
}

async function followLink(siteDir: string, path: string, options: ListOptions, trail: readonly string[]): Promise<FileListing> {
  const absolute = join(siteDir, path);
  try {
    if (!(await stat(absolute)).isDirectory()) return { files: [path], findings: [] };
    const target = await realpath(absolute);
    const here = await realpath(join(siteDir, posix.dirname(path)));
    if (trail.includes(target) || here === target || here.startsWith(target + sep)) return { files: [], findings: [loopAt(path)] };
    return await listFolder(siteDir, path, options, [...trail, target]);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return { files: [], findings: [loopAt(path)] };
    return { files: [path], findings: [] };
  }
}

function loopAt(path: string): Finding {
  return finding(
    'symlink-loop',
    { file: path, line: 1, column: 1 },
    `the symbolic link '${path}' leads back to a folder it lies in`,
    'remove the link: what it holds is read once already',
  );
}

function matchesPattern(path: string, patterns: readonly string[]): boolean {
  return patterns.some((pattern) => {
    const extensions = /\{([^}]*)\}$/.exec(pattern)?.[1]?.split(',');
    return extensions === undefined || extensions.some((extension) => path.endsWith(`.${extension}`));
  });
}
