import { describe, expect, test } from '@jest/globals';
import { makeFolder } from '../../../../tests/folder.js';
import { ConfigError } from '../../src/config/config-error.js';
import { hostedSearch } from '../../src/config/hosted-search.js';
import { readConfig } from '../../src/config/reading/read-config.js';
import type { SiteConfig } from '../../src/config/site-config.js';

async function read(search: unknown): Promise<SiteConfig> {
  const folder = makeFolder({ 'docsite.config.json': JSON.stringify({ title: 'T', search }) });
  return (await readConfig(folder)).config;
}

async function problemsOf(search: unknown): Promise<string[]> {
  const error = await read(search).catch((reason: unknown) => reason);
  if (!(error instanceof ConfigError)) throw new Error('expected a ConfigError');
  return error.findings.map(({ message, hint }) => `${message}${hint === undefined ? '' : ` (${hint})`}`);
}

const hint =
  "(a hosted index needs 'appId', 'apiKey' and 'indexName'; leave out all of them to search an index built with the site)";

describe('the configuration key search', () => {
  test('should mean an index of the site by default, in the context of the reader', async () => {
    const config = await read(undefined);
    expect([config.search, hostedSearch(config)]).toEqual([{ path: 'search', contextual: true }, undefined]);
  });

  test('should mean a hosted index if its keys are given', async () => {
    const hosted = { appId: 'TESTAPP', apiKey: 'key', indexName: 'guide' };
    expect(hostedSearch(await read({ ...hosted, path: '/find/', host: 'https://search.example.org/' }))).toEqual({
      ...hosted,
      path: 'find',
      contextual: true,
      host: 'https://search.example.org',
    });
  });

  test('should mean no hosted index if search is off', async () => {
    expect(hostedSearch(await read(false))).toBeUndefined();
  });

  test('should be reported as incomplete, key by key, if a hosted index lacks some', async () => {
    expect(await problemsOf({ appId: 'TESTAPP', indexName: '' })).toEqual([
      `configuration key 'search.apiKey': expected the public search key of the hosted index, it is missing ${hint}`,
      `configuration key 'search.indexName': expected the name of the hosted index, got "" ${hint}`,
    ]);
    expect(await problemsOf({ host: 'https://search.example.org' })).toHaveLength(3);
  });

  test.each([
    [
      { appId: 'test.app', apiKey: 'k', indexName: 'i' },
      `configuration key 'search.appId': expected letters and digits, such as 'BH4D9OD16A', got "test.app"`,
    ],
    [
      { appId: 'A', apiKey: 'k', indexName: 'i', host: 'search' },
      `configuration key 'search.host': expected an address such as 'https://search.example.org', got "search"`,
    ],
    [{ appID: 'A' }, "unknown configuration key 'search.appID' (did you mean 'appId'?)"],
  ])('should reject %j, and say why', async (search, problem) => {
    expect(await problemsOf(search)).toEqual([problem]);
  });
});
