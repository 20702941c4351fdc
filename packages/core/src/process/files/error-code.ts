import { propertiesOf } from '../../values/properties-of.js';
/** The code of an error that Node threw, such as `ENOENT`; empty for any other thrown value. */
export function errorCode(thrown: unknown): string {
  const { code } = propertiesOf(thrown);
  return typeof code === 'string' ? code : '';
}
