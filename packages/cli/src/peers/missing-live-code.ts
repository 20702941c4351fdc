import { type Finding, finding, placeOfKey, type Site } from '@docsite/core';
import { liveCodePackage } from '@docsite/renderer';
import { installCommand } from './find-peer.js';

/** The finding about a site with live code but without the package that runs it, so that it stays plain code. */
export function missingLiveCode(
  siteDir: string,
  { config, configPlaces }: Pick<Site, 'config' | 'configPlaces'>,
): Finding[] {
  if (config.markdown.liveCode === false || liveCodePackage(siteDir, config.aliases) !== undefined) return [];
  const hint = `install it: ${installCommand(siteDir, 'react-live')}`;
  const message = 'live code cannot be edited: the package react-live is not installed';
  return [finding('live-code-missing', placeOfKey(configPlaces, ['markdown', 'liveCode']), message, hint)];
}
