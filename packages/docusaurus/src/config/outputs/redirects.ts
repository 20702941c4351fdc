import type { ContentHooks, UserConfig } from '@docsite/core';
import type { Keys } from '../../keys.js';
import type { Takeover } from '../../takeover.js';
import type { FunctionOption } from '../functions/function-options.js';
import { ask, functionOf } from '../functions/named-function.js';

type Redirects = NonNullable<UserConfig['redirects']>;

/** The redirects listed in the options of each use of `plugin-client-redirects`. */
export function redirectsOf(plugins: readonly Keys[], takeover: Takeover): Redirects {
  const redirects: Redirects = [];
  for (const redirect of plugins.flatMap((options) => options.each('redirects'))) {
    const [from, to] = [redirect.texts('from'), redirect.text('to')];
    if (from === undefined || to === undefined) continue;
    takeover.moves(redirect.path, ['redirects', redirects.length]);
    redirects.push({ from: [...from], to });
  }
  return redirects;
}

/** The redirects that plugins compute from the routes of the site: by extensions, and by functions. */
export function computedRedirectsOf(
  redirects: readonly Keys[],
  takeover: Takeover,
): Pick<ContentHooks, 'oldAddresses'> {
  const rules = redirects.flatMap((options) => {
    const [from, to] = [extensionsOf(options, 'fromExtensions'), extensionsOf(options, 'toExtensions')];
    const create = functionOf(options, 'createRedirects');
    return [
      ...(from.length > 0 ? [(route: string) => withExtensions(route, from)] : []),
      ...(to.length > 0 ? [(route: string) => withoutExtension(route, to)] : []),
      ...(create === undefined ? [] : [(route: string) => textsOf(ask(create, takeover, route))]),
    ];
  });
  return rules.length === 0 ? {} : { oldAddresses: (route) => rules.flatMap((rule) => rule(route)) };
}

function extensionsOf(options: Keys, name: FunctionOption): readonly string[] {
  return (options.texts(name) ?? []).filter((extension) => extension !== '').map((extension) => `.${extension}`);
}

/** `/a.html` for `/a`. */
function withExtensions(route: string, extensions: readonly string[]): string[] {
  const path = route.replace(/\/$/, '');
  if (path === '' || extensions.some((extension) => path.endsWith(extension))) return [];
  return extensions.map((extension) => path + extension);
}

/** `/a` for `/a.html`. */
function withoutExtension(route: string, extensions: readonly string[]): string[] {
  const path = route.replace(/\/$/, '');
  const found = extensions.find((extension) => path.endsWith(extension));
  return found === undefined ? [] : [path.slice(0, -found.length)];
}

function textsOf(value: unknown): string[] {
  return [value].flat().filter((item) => typeof item === 'string');
}
