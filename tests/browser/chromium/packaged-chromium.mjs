import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * How Playwright launches the Chromium of the package `@sparticuz/chromium`, which includes the libraries and the font
 * that a bare machine lacks. It is unpacked once.
 *
 * @param {{ fonts: 'packaged' | 'system' }} options `packaged`: text has the same width on every machine; `system`: as
 *   this machine renders it.
 * @returns {Promise<{ executablePath: string, env: Record<string, string | undefined> }>}
 */
export async function packagedChromium({ fonts }) {
  const folder = await unpackOnce();
  const env = {
    ...process.env,
    LD_LIBRARY_PATH: join(folder, 'al2023/lib'),
    FONTCONFIG_FILE: join(folder, `${fonts}-fonts.conf`),
  };
  return { executablePath: join(folder, 'chromium'), env };
}

/**
 * Several processes may unpack at the same time: each uses a folder of its own, and the first to finish provides the
 * one that is kept.
 */
async function unpackOnce() {
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  const cache = join(root, 'node_modules/.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the packaged Chromium runs on Linux for x64 alone; name yours by CHROME_PATH');
  mkdirSync(cache, { recursive: true });
  const staging = mkdtempSync(`${folder}-`);
  await unpack(staging);
  writeFontSettings(staging, folder);
  try {
    renameSync(staging, folder);
  } catch (error) {
    rmSync(staging, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

const program = `
  import chromium from '@sparticuz/chromium';
  chromium.setGraphicsMode = false;
  await chromium.executablePath();
`;

/** The package unpacks into the temporary folder, and its libraries only if it detects the platform it is made for. */
async function unpack(folder) {
  const env = { ...process.env, TMPDIR: folder, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' };
  await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], { cwd: root, env });
}

function writeFontSettings(staging, folder) {
  const settings = {
    packaged: '',
    system: '<include ignore_missing="yes">/etc/fonts/fonts.conf</include>',
  };
  for (const [name, include] of Object.entries(settings)) {
    const own = `<dir>${folder}/fonts/fonts</dir><cachedir>${folder}/fonts-cache</cachedir>`;
    const text = `<?xml version="1.0"?>\n<!DOCTYPE fontconfig SYSTEM "fonts.dtd">\n<fontconfig>${include}${own}</fontconfig>\n`;
    writeFileSync(join(staging, `${name}-fonts.conf`), text);
  }
}
