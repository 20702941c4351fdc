// Makes what docsite is run from, out of what TypeScript has compiled:
//
// 1. the command in a few files, because Node takes 0.6 s of CPU to load its 680 modules, and every thread of a build
//    loads them again;
// 2. the code that is bundled into sites, or added to their pages;
// 3. the grammars of code blocks and the labels of the theme, a file per language;
// 4. the default theme, bundled ahead.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleCommand } from './bundling/command.mjs';
import { writeGrammars } from './bundling/grammars.mjs';
import { hashOfInputs } from './bundling/hash-of-inputs.mjs';
import { writeLabels } from './bundling/labels.mjs';
import { bundleSearch, bundleWatchClient, copyTemplateApi } from './bundling/site-code.mjs';

const cli = fileURLToPath(new URL('.', import.meta.url));
const madeFrom = hashOfInputs(join(cli, '..'));
const noteOfInputs = join(cli, 'bundle/made-from');
// a new bundle loses the stored compiled code, and cached sites count as built by another docsite
if (existsSync(noteOfInputs) && readFileSync(noteOfInputs, 'utf8') === madeFrom) process.exit();

for (const folder of ['bundle', 'code-cache', 'grammars', 'labels', 'search', 'template'])
  rmSync(join(cli, folder), { recursive: true, force: true });
await bundleCommand(cli);
copyTemplateApi(cli);
await bundleSearch(cli);
await bundleWatchClient(cli);
writeGrammars(cli);
await writeLabels(cli);
// requires all of the above, as it bundles the theme like a build
execFileSync(process.execPath, [join(cli, 'bundle/ready-themes.cjs')], { stdio: 'inherit' });
// comes last, so that an interrupted bundle is built again
writeFileSync(noteOfInputs, madeFrom);
