import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, normalize, sep } from 'node:path';
import { json } from 'node:stream/consumers';
import { isFile } from '@docsite/core/process';
import type { ShownFindings } from '@docsite/renderer/template';
import launchEditor from 'launch-editor';
import { send } from '../../http/send.js';

/** A place that a page asks to open in the editor. */
interface AskedPlace {
  readonly file: string;
  readonly line: number;
  readonly column: number;
}

/** The maximum size of a request, in bytes. */
const longest = 10_000;

/**
 * Opens the place of a finding in the user's editor: the running one, or that in `LAUNCH_EDITOR`, `VISUAL` or `EDITOR`.
 * Only for pages of this server, and only for files of the site with findings.
 */
export async function openEditor(
  request: IncomingMessage,
  response: ServerResponse,
  { siteDir, findings }: { readonly siteDir: string; readonly findings: ShownFindings },
): Promise<void> {
  const { origin, host } = request.headers;
  if (origin !== `http://${host}`) return send(response, { status: 403, body: 'Only pages of this server may ask.\n' });
  const place = await readPlace(request);
  if (place === undefined || !findings.list.some(({ file }) => file === place.file))
    return send(response, { status: 404, body: 'There is no finding in such a file.\n' });
  const path = join(siteDir, normalize(place.file));
  if (!path.startsWith(siteDir + sep) || !isFile(path))
    return send(response, { status: 404, body: 'It is not a file in the folder of the site.\n' });
  const problem = await launch(`${path}:${place.line}:${place.column}`);
  if (problem === undefined) return send(response, { status: 200, body: 'The editor was asked to open it.\n' });
  process.stderr.write(
    `warning: no editor could be opened: ${problem}\nhint: set yours: LAUNCH_EDITOR=code docsite serve --watch\n`,
  );
  send(response, { status: 500, body: 'No editor could be opened; see the terminal for the reason.\n' });
}

async function readPlace(request: IncomingMessage): Promise<AskedPlace | undefined> {
  if (!(Number(request.headers['content-length']) <= longest)) return undefined;
  const asked = (await json(request).catch(() => undefined)) as Partial<AskedPlace> | undefined;
  const { file, line, column } = asked ?? {};
  const isPlace = typeof file === 'string' && Number.isInteger(line) && Number.isInteger(column);
  return isPlace ? (asked as AskedPlace) : undefined;
}

/** Milliseconds within which an editor that cannot be started reports an error. */
const patience = 1000;

/** Starts the editor; returns why it could not be started, if so. */
function launch(place: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    launchEditor(place, (_, problem) => resolve(problem ?? 'it ended with an error'));
    setTimeout(() => resolve(undefined), patience);
  });
}
