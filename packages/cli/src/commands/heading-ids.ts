import { exitCode } from '../report/outcome/exit-code.js';
import { writeHeadingIds } from '../upkeep/write-heading-ids.js';
import { openSite } from './run/open-site.js';

/** `docsite heading-ids`: writes the ids of headings into the documents. */
export async function headingIds(dir: string | undefined): Promise<number> {
  const { siteDir, loaded } = await openSite(dir);
  const written = await writeHeadingIds(siteDir, loaded);
  const lines = written.map(({ path, count }) =>
    count === undefined ? `  left   ${path}, which is not UTF-8\n` : `  wrote  ${path} (${count})\n`,
  );
  process.stdout.write(lines.length === 0 ? 'All headings already have written ids.\n' : lines.join(''));
  return exitCode.clean;
}
