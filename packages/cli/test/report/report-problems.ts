import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Ajv, type SchemaObject } from 'ajv';
import draft04 from 'ajv-draft-04';
import formats from 'ajv-formats';
import { XMLValidator } from 'fast-xml-parser';

const schemaFile = new URL('../../schema/findings.schema.json', import.meta.url);

/** The published schema of JSON reports. */
export const findingsSchema = JSON.parse(readFileSync(schemaFile, 'utf8')) as SchemaObject;

/** Validates a JSON report by a schema, by default the published one. Returns the problems. */
export function problemsOfJson(report: string, schema: SchemaObject = findingsSchema): readonly unknown[] {
  const ajv = new Ajv({ allErrors: true });
  formats.default(ajv);
  const validate = ajv.compile(schema);
  validate(JSON.parse(report));
  return validate.errors ?? [];
}

/** Validates a SARIF log by the OASIS schema. Returns the problems. */
export function problemsOfSarif(log: string): readonly unknown[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@microsoft/jest-sarif/package.json'));
  const schema = JSON.parse(readFileSync(join(folder, 'lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8')) as SchemaObject;
  const ajv = new draft04.default({ allErrors: true, strict: false, unicodeRegExp: false });
  formats.default(ajv);
  const validate = ajv.compile(schema);
  validate(JSON.parse(log));
  return validate.errors ?? [];
}

/** Parses a JUnit report as XML. Returns the problems. */
export function problemsOfJunit(xml: string): readonly unknown[] {
  const result = XMLValidator.validate(xml);
  return result === true ? [] : [result.err];
}
