import { expect, test } from '@jest/globals';
import { codeMessages } from '../../src/translations/code-messages.js';

test('texts should be found by the names under which the component and the function are imported', async () => {
  const code = `import T, { translate as t } from '@docusaurus/Translate';
    import { translate } from './own';
    export default () => <T id="a" description="A">one</T>;
    t({ id: 'b' }); t({ message: 'c' }); translate({ id: 'own' });`;
  expect(await codeMessages(code, 'a.js')).toEqual({
    messages: { a: { message: 'one', description: 'A' }, b: { message: 'b' }, c: { message: 'c' } },
    unknown: [],
  });
});

test('texts should be put together from constants of the module, and others be named with their places', async () => {
  const code = `import Translate, { translate } from '@docusaurus/Translate';
    const prefix: string = 'my ';
    export const name = prefix + 'name';
    export default ({ kind }) => <Translate id={\`\${prefix}id\`}>{name + '!'}</Translate>;
    translate({ message: prefix + kind }); translate(name);
    const Other = ({ kind }) => <><Translate id="a">one {kind}</Translate>
      <Translate id={kind}>Text</Translate><Translate id="b" /></>;`;
  expect(await codeMessages(code, 'a.tsx')).toEqual({
    messages: { 'my id': { message: 'my name!' }, b: { message: 'b' } },
    unknown: [
      { line: 5, column: 5 },
      { line: 5, column: 44 },
      { line: 6, column: 35 },
      { line: 7, column: 7 },
    ],
  });
});
