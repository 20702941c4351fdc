// Writes the notices of the packages whose code is part of the published one.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Prints the names, versions and licences of the packages that these files belong to. */
export function printNotices(files) {
  const folders = new Set(files.map(packageFolder).filter((folder) => folder !== undefined));
  const packages = [...folders].map((folder) => ({
    folder,
    ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  }));
  const byName = new Map(packages.map((found) => [`${found.name} ${found.version}`, found]));
  const sections = [...byName].sort(([one], [other]) => (one < other ? -1 : 1)).map(printNotice);
  const intro = 'docsite holds code of these packages, under the licences that follow.';
  return `# Third-party software\n\n${intro}\n\n${sections.join('\n')}`;
}

/** The folder of the package that a file belongs to; nothing for files of docsite itself. */
function packageFolder(file) {
  return /^.*\/node_modules\/(?!@docsite\/)(?:@[^/]+\/)?[^/]+(?=\/)/.exec(resolve(file))?.[0];
}

function printNotice([title, { folder, license }]) {
  const text = readLicence(folder);
  if (license === undefined && text === undefined) throw new Error(`${title} names no licence`);
  return `## ${title}\n\nLicence: ${license}\n${text === undefined ? '' : `\n\`\`\`text\n${text}\n\`\`\`\n`}`;
}

function readLicence(folder) {
  const name = readdirSync(folder).find((entry) => /^(?:licen[cs]e|copying)(?:\.|-|$)/i.test(entry));
  return name === undefined || !existsSync(join(folder, name))
    ? undefined
    : readFileSync(join(folder, name), 'utf8').trim();
}
