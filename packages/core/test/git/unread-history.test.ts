import { expect, test } from '@jest/globals';
import { unreadHistory } from '../../src/git/unread-history.js';

const place = { file: 'docsite.config.ts', line: 1, column: 1 };
const findingOf = (message: string) => {
  const { message: written, hint } = unreadHistory({ message, isAbsence: false }, place);
  return [written, hint];
};

test('unreadHistory should name the command of Git that makes it trust a repository', () => {
  const message = [
    "fatal: detected dubious ownership in repository at '/site'",
    'To add an exception for this directory, call:',
    '',
    '\tgit config --global --add safe.directory /site',
  ];
  expect(findingOf(message.join('\n'))).toEqual([
    "Git cannot read the history, which dates pages: detected dubious ownership in repository at '/site'",
    'git config --global --add safe.directory /site',
  ]);
});

test('unreadHistory should report the first error of Git, without warnings', () => {
  expect(findingOf('warning: slow\nerror: Could not read 84a1\nfatal: Failed to traverse parents')).toEqual([
    'Git cannot read the history, which dates pages: Could not read 84a1',
    'git fsck shows what is damaged',
  ]);
});

test('unreadHistory should report a Git that was killed', () => {
  expect(findingOf('')[0]).toBe('Git cannot read the history, which dates pages: it ended early');
});
