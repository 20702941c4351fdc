import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../../../tests/folder.js';
import { wrappedContent } from '../../../src/config/plugins/wrapped-content.js';
import type { Takeover } from '../../../src/takeover.js';

const plugin = 'export default () => ({ name: "own" });\n';

function wrappedBy(code: string): string | undefined {
  return wrappedContent('./own', { siteDir: makeFolder({ 'own.ts': code }) } as Takeover);
}

test.each([
  ["import blog from '@docusaurus/plugin-content-blog';"],
  ["import blog, { type PluginOptions } from '@docusaurus/plugin-content-blog';"],
  ["import { type PluginOptions, default as blog } from '@docusaurus/plugin-content-blog';"],
  ["const { default: blog } = require('@docusaurus/plugin-content-blog');"],
  ["const { default: blog } = await import('@docusaurus/plugin-content-blog');"],
])('a plugin should wrap the one that it loads: %s', (code) => {
  expect(wrappedBy(`${code}\n${plugin}`)).toBe('@docusaurus/plugin-content-blog');
});

test.each([
  ["import type { PluginOptions } from '@docusaurus/plugin-content-docs';"],
  ["import type {\n  LoadedContent,\n  PluginOptions,\n} from '@docusaurus/plugin-content-docs';"],
  ["import { type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';"],
  ["/** @type {import('@docusaurus/plugin-content-docs').Options} */\nexport const options = {};"],
  ["type Docs = typeof import('@docusaurus/plugin-content-docs');"],
])('a plugin should not wrap one of which it has types alone: %s', (code) => {
  expect(wrappedBy(`${code}\n${plugin}`)).toBeUndefined();
});
