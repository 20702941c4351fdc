import { keyPath } from '../config/keys/key-path.js';
import { type KeyPlaces, placeOfKey } from '../config/keys/key-places.js';
import type { DocsConfig, SiteConfig } from '../config/site-config.js';
import type { DocsInstance } from '../content/docs/version/docs-version.js';
import { type Finding, finding } from '../diagnostic.js';
import { didYouMean } from '../suggest/did-you-mean.js';

/** Reports names in `displayedSidebars` that no sidebar of the current version has; those of others may be older. */
export function checkDisplayedSidebars(
  { docs }: Pick<SiteConfig, 'docs'>,
  instances: readonly DocsInstance[],
  places: KeyPlaces,
): Finding[] {
  return docs.flatMap(({ id, displayedSidebars }, index) => {
    const version = instances.find((instance) => instance.id === id)?.versions.find(({ name }) => name === 'current');
    if (version === undefined || version.hasBrokenSidebars) return [];
    // a single instance may be written without a list
    const written = ['docs', index];
    const path = Object.hasOwn(places.places, keyPath(written)) ? written : ['docs'];
    return unknownIn(displayedSidebars, Object.keys(version.sidebars)).map(([address, name]) =>
      finding(
        'unknown-sidebar',
        placeOfKey(places, [...path, 'displayedSidebars', address]),
        `'displayedSidebars' refers to the sidebar '${name}', which does not exist`,
        didYouMean(name, Object.keys(version.sidebars)),
      ),
    );
  });
}

function unknownIn(displayed: DocsConfig['displayedSidebars'], names: readonly string[]): [string, string][] {
  return Object.entries(displayed).filter(([, name]) => !names.includes(name));
}
