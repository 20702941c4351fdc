import { expect, test } from '@jest/globals';
import { closeAdmonitions } from '../../../../src/parse/mdx1/text/close-admonitions.js';

test.each([
  [':::tip A\n\nText\n\n:::tip\n\nAfter', ':::tip A\n\nText\n\n:::\n\nAfter'],
  ['> :::tip\n> Text\n> :::tip', '> :::tip\n> Text\n> :::'],
  ['::::tip\n:::note\nText\n:::note\n::::tip', '::::tip\n:::note\nText\n:::\n::::'],
  [':::tip\n```\n:::tip\n```\n:::', ':::tip\n```\n:::tip\n```\n:::'],
  [':::tip\n::::tip\n:::', ':::tip\n::::tip\n:::'],
  ['::: \n\n:::note\n\n:::', '::: \n\n:::note\n\n:::'],
  [':::tip标题\nText\n:::', ':::tip 标题\nText\n:::'],
  [':::note: Title\nText\n:::\n\n:::notes\n:::', ':::note : Title\nText\n:::\n\n:::note s\n:::'],
  [':::tip[Title]\n:::\n\n:::提示', ':::tip[Title]\n:::\n\n:::提示'],
])('%j should have the lines of its admonitions as Docusaurus 2 did: %j', (written, read) => {
  expect(closeAdmonitions(written, new Set(['note', 'tip']))).toBe(read);
});
