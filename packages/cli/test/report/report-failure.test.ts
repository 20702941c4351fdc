import { tmpdir } from 'node:os';
import { ConfigError } from '@docsite/core';
import { afterEach, describe, expect, test } from '@jest/globals';
import { UsageError } from '../../src/report/errors/usage-error.js';
import { reportFailure } from '../../src/report/report-failure.js';
import { printed } from '../printed.js';

afterEach(() => {
  delete process.env.DOCSITE_DEBUG;
});

describe('reportFailure', () => {
  test('should report the findings of a configuration, exit code 2', () => {
    const finding = {
      rule: 'config',
      message: "unknown key 'titel'",
      file: 'docsite.config.json',
      line: 2,
      column: 3,
      hint: "did you mean 'title'?",
    };
    expect(reportFailure(new ConfigError([finding], 'site'))).toBe(2);
    expect(printed.err).toBe(
      "site/docsite.config.json:2:3  error  unknown key 'titel'  config\n  hint: did you mean 'title'?\n\n1 error\neach rule is described at https://moodledev.io/docsite/rules\n",
    );
    expect(printed.out).toBe('');
  });

  test('should report a usage error with its hint, exit code 2', () => {
    expect(reportFailure(new UsageError("there is no locale 'ed'", "did you mean 'de'?"))).toBe(2);
    expect(printed.err).toBe("error: there is no locale 'ed'\nhint: did you mean 'de'?\n");
  });

  test('should report a usage error without a hint in one line', () => {
    reportFailure(new UsageError('no'));
    expect(printed.err).toBe('error: no\n');
  });

  test('should admit faults of docsite without a stack, exit code 3', () => {
    expect(reportFailure(new Error('boom\nsecond line'))).toBe(3);
    expect(printed.err).toBe(
      'internal error: boom\nhint: this is a bug in docsite; DOCSITE_DEBUG=1 shows where it happened\n',
    );
  });

  test('should show the stack when debugging', () => {
    process.env.DOCSITE_DEBUG = '1';
    reportFailure(new Error('boom'));
    expect(printed.err).toMatch(/^internal error: boom\nhint: .*\nError: boom\n +at .*report-failure\.test\.ts/);
  });

  test('should name a missing command run by code of the site', () => {
    reportFailure(
      Object.assign(new Error('spawn flow ENOENT'), { code: 'ENOENT', syscall: 'spawn flow', path: 'flow' }),
    );
    expect(printed.err).toBe(
      "error: cannot run 'flow': it does not exist\nhint: install it, or remove the plugin that runs it\n",
    );
  });

  test.each([
    ['EMFILE', 'too many files are open', 'allow more: ulimit -n 4096'],
    ['EAGAIN', 'this user may start no more processes', 'end other processes, or allow more: ulimit -u'],
    [
      'EACCES',
      'permission denied',
      'it may not be executable, or be in a file system from which nothing may run (noexec)',
    ],
  ])('should say what to do about a command that cannot be run because of %s', (code, reason, hint) => {
    reportFailure(Object.assign(new Error('x'), { code, syscall: 'spawn /a/esbuild', path: '/a/esbuild' }));
    expect(printed.err).toBe(`error: cannot run '/a/esbuild': ${reason}\nhint: ${hint}\n`);
  });

  test('should blame the system if the process of esbuild has ended, exit code 3', () => {
    expect(reportFailure(new Error('The service is no longer running'))).toBe(3);
    expect(printed.err).toBe(
      "error: the process of esbuild, which bundles the site's code, has ended early\n" +
        'hint: memory or the number of processes may have run out: end other programs, or allow more\n',
    );
  });

  test.each([
    ['EMFILE', 'open', "error: cannot read '/a/b': too many files are open\nhint: allow more: ulimit -n 4096\n"],
    [
      'EACCES',
      'open',
      "error: cannot read '/a/b': permission denied\nhint: give this user permission, or choose another folder\n",
    ],
    [
      'ENAMETOOLONG',
      'lstat',
      "error: cannot read '/a/b': the name is longer than the file system allows\n" +
        'hint: shorten the name of the file, or its slug\n',
    ],
    [
      'ENOSPC',
      'mkdir',
      "error: cannot write '/a/b': no space is left on the device\nhint: make room, or choose another folder\n",
    ],
  ])('should blame the system for %s, exit code 2', (code, syscall, text) => {
    expect(reportFailure(Object.assign(new Error('x'), { code, syscall, path: '/a/b' }))).toBe(2);
    expect(printed.err).toBe(text);
  });

  test('should blame the system for a disk that is full while a file is written, exit code 2', () => {
    expect(reportFailure(Object.assign(new Error('x'), { code: 'ENOSPC', syscall: 'write' }))).toBe(2);
    expect(printed.err).toBe(
      'error: cannot write a file: no space is left on the device\n' +
        `hint: make room in the folder of the site, and in that for temporary files: ${tmpdir()}\n`,
    );
  });

  test.each([
    [
      { permission: 'FileSystemRead', resource: '/a/b' },
      "error: Node's permission model denies reading '/a/b'\n" +
        'hint: run docsite without `--permission`, or allow it with `--allow-fs-read=*`\n',
    ],
    [
      { permission: 'Net', resource: '' },
      "error: Node's permission model denies what docsite needs (Net)\nhint: run docsite without `--permission`\n",
    ],
  ])('should name what the permission model of Node denies, exit code 2: %j', (denial, text) => {
    expect(reportFailure(Object.assign(new Error('x'), { code: 'ERR_ACCESS_DENIED', ...denial }))).toBe(2);
    expect(printed.err).toBe(text);
  });

  test('should cope with thrown values that are not errors', () => {
    expect(reportFailure('boom')).toBe(3);
    expect(printed.err).toMatch(/^internal error: boom\n/);
  });
});
