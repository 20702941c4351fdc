import { expect, test } from '@jest/globals';
import { codeMessages } from '../../src/words/code-messages.js';

test('texts should be found by the names under which the component and the function are imported', async () => {
  const code = `import T, { translate as t } from '@docusaurus/Translate';
    import { translate } from './own';
    export default () => <T id="a" description="A">one {'x'}</T>;
    t({ id: 'b' }); t({ message: 'c' }); translate({ id: 'own' });`;
  expect(await codeMessages(code, 'a.js')).toEqual({
    a: { message: 'one ', description: 'A' },
    b: { message: 'b' },
    c: { message: 'c' },
  });
});

test('texts should be put together from constants of the module, and skipped if they depend on anything else', async () => {
  const code = `import Translate, { translate } from '@docusaurus/Translate';
    const prefix: string = 'my ';
    export const name = prefix + 'name';
    export default ({ kind }) => <Translate id={\`\${prefix}id\`}>{name + '!'}</Translate>;
    translate({ message: prefix + kind }); translate(name);`;
  expect(await codeMessages(code, 'a.tsx')).toEqual({ 'my id': { message: 'my name!' } });
});
