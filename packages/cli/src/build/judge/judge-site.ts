import { severitiesOf, toDiagnostics } from '@docsite/checker';
import type { Diagnostic, LoadedConfig } from '@docsite/core';
import type { BuildRequest } from '../build-request.js';
import type { LocaleResult } from '../locale-result.js';
import type { Progress } from '../progress/progress.js';
import { judgeFindings } from './judge-findings.js';
import { judgeRoutes } from './judge-routes.js';

/** A site in all of its locales, to be judged. */
export interface RenderedLocales {
  readonly loaded: LoadedConfig;
  readonly results: readonly LocaleResult[];
  /** Problems with the Git history that dates were read from. */
  readonly history: readonly Diagnostic[];
}

/** All findings about a site: about its locales, its history, its recorded addresses, and its links to other sites. */
export async function judgeSite(
  request: BuildRequest,
  { loaded, results, history }: RenderedLocales,
  progress: Progress,
): Promise<Diagnostic[]> {
  const { siteDir, examineExternal, isExamined = () => true } = request;
  const routes = request.includeDrafts ? [] : judgeRoutes({ siteDir, sites: results.map(({ site }) => site) });
  if (examineExternal !== undefined) progress.stage('external');
  const external = await examineLinks(request, loaded, results);
  const own = results.flatMap(({ diagnostics }) => diagnostics);
  return judgeFindings([...own, ...history, ...routes, ...external], {
    loaded,
    results,
    examines: examineExternal === undefined ? () => false : isExamined,
    isWhole: request.locale === undefined,
  });
}

/** Findings about links to other sites, if they are to be checked. */
async function examineLinks(
  { examineExternal, isExamined = () => true }: BuildRequest,
  { config }: LoadedConfig,
  results: readonly LocaleResult[],
): Promise<Diagnostic[]> {
  if (examineExternal === undefined) return [];
  const links = results.flatMap(({ externalLinks }) => externalLinks).filter(({ place }) => isExamined(place.file));
  return toDiagnostics(await examineExternal(links, config), severitiesOf(config));
}
