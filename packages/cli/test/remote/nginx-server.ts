import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';

const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

/** Milliseconds that a busy machine may take to start nginx. */
const patience = 60_000;

/**
 * Finds the nginx of `NGINX_PATH`, of the machine, or of the Debian or Ubuntu package, which is unpacked into a
 * temporary folder. Returns `undefined` if there is none.
 */
export function findNginx(): string | undefined {
  for (const path of [process.env.NGINX_PATH ?? 'nginx', '/usr/sbin/nginx']) if (isNginx(path)) return path;
  const folder = makeFolder({});
  try {
    execFileSync('apt-get', ['download', 'nginx'], { cwd: folder, stdio: 'ignore', timeout: patience });
    const [file = ''] = readdirSync(folder);
    execFileSync('dpkg-deb', ['-x', file, 'nginx'], { cwd: folder, stdio: 'ignore' });
  } catch {
    return undefined;
  }
  const path = join(folder, 'nginx/usr/sbin/nginx');
  return isNginx(path) ? path : undefined;
}

function isNginx(path: string): boolean {
  try {
    execFileSync(path, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Starts nginx with a server with this location. Returns its origin without the scheme. */
export async function startNginx(nginx: string, location: string): Promise<string> {
  const port = await freePort();
  const folder = makeFolder({});
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const http = ['access_log off;', ...temporary, `server { listen 127.0.0.1:${port}; ${location} }`];
  const settings = ['daemon off;', 'master_process off;', `pid ${join(folder, 'pid')};`, 'error_log stderr crit;'];
  const text = `${settings.join('\n')}\nevents {}\nhttp {\n${http.join('\n')}\n}\n`;
  const child = spawn(
    nginx,
    ['-p', folder, '-e', 'stderr', '-c', join(makeFolder({ 'nginx.conf': text }), 'nginx.conf')],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  children.push(child);
  for (const end = Date.now() + patience; !(await answers(port)); await pause(20))
    if (child.exitCode !== null || Date.now() > end) throw new Error('nginx does not answer');
  return `127.0.0.1:${port}`;
}

/** The location that the documentation gives for nginx, with the folders of this machine. */
export function documentedLocation(page: URL, { root, passwords }: { root: string; passwords: string }): string {
  const location = /```nginx\n([\s\S]*?)```/.exec(readFileSync(page, 'utf8'))?.[1] ?? '';
  return location.replace('/var/cache/docsite', root).replace('/etc/nginx/docs.htpasswd', passwords);
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
}
