import { expect, test } from '@jest/globals';
import { notedEnvironment } from '../../../src/process/observation/noted-environment.js';

const given: NodeJS.ProcessEnv = process.env;

test('notedEnvironment should record variables that are read, and give their values', () => {
  const asked: string[] = [];
  const env = notedEnvironment(given, { variable: (name) => asked.push(name), all: () => asked.push('all') });
  expect([env.PATH === given.PATH, 'HOME_OF_NOBODY' in env, Object.keys(env)]).toEqual([
    true,
    false,
    Object.keys(given),
  ]);
  expect(asked).toEqual(['PATH', 'HOME_OF_NOBODY', 'all']);
});

test('notedEnvironment should set variables of the process, including existing ones', () => {
  const env = notedEnvironment(given, { variable: () => {} });
  for (const value of ['one', 'two']) {
    env.DOCSITE_TEST_NOTED = value;
    expect(given.DOCSITE_TEST_NOTED).toBe(value);
  }
  delete env.DOCSITE_TEST_NOTED;
  expect('DOCSITE_TEST_NOTED' in given).toBe(false);
});
