import { describe, expect, test } from '@jest/globals';
import { aliveIn, component, judge } from './judge-code.js';

describe('a component with known properties', () => {
  const banner = (body: string) => `function Banner(props) { ${body} }`;
  const clock = 'function Clock() { return <p>{Date.now()}</p>; }';
  const judgeElement = (element: string, body: string, around = ''): string | undefined =>
    judge(component(`return ${element}`, `${around}; ${banner(body)} ${clock}`));

  test.each([
    ['<Banner />', 'if (!props.version) return null; return <Clock />;'],
    ['<Banner />', 'const { version = null } = props; if (version === null) { return null } return <Clock />;'],
    ['<Banner version="1" />', 'return props.version === "1" ? <p /> : <Clock />;'],
    ['<Banner version="1" />', 'return <p>{props.version || <Clock />}</p>;'],
    ['<Banner />', 'return <p>{props.version && <Clock />}{props.version != null && <Clock />}</p>;'],
    ['<Banner kind={{ a: 1 }} />', 'const { kind: { a, b = a } } = props; return b === 1 ? null : <Clock />;'],
    [
      '<Banner {...{ kind: "a" }} />',
      'if (typeof props.kind !== "string") throw new Error(); else return null; <Clock />;',
    ],
    ['<Banner matter={matter} />', 'const { version } = props.matter; return version ? <Clock /> : null;'],
    ['<Outer matter={matter} />', 'return props.matter.version ? <Clock /> : null;'],
  ])('should be inert if the live code is not run: %s, %s', (element, body) => {
    const outer =
      'const matter = { title: "x" }; function Outer({ matter }) { return <b><Banner matter={matter} /></b>; }';
    expect(judgeElement(element, body, outer)).toBeUndefined();
  });

  test.each([
    ['<Banner version={props.version} />', 'return props.version ? <Clock /> : null;'],
    ['<Banner {...props} />', 'return props.version ? <Clock /> : null;'],
    ['<Banner />', 'return props.children ?? <Clock />;'],
    ['<Banner>{props.text}</Banner>', 'return props.children ? <Clock /> : null;'],
    ['<Banner />', 'let version; version ??= load(); return version ? <Clock /> : null; function load() { return 1; }'],
    ['<Banner />', 'if (props.version) return null; return <Clock />;'],
    ['<Banner />', 'if (props.toString) return <Clock />; return null;'],
    ['<Banner />', 'var { version } = props; if (props.text) { var version = 1; } return version ? <Clock /> : null;'],
    ['<Banner kind={{}} />', 'const { kind } = props; kind.live = true; return kind.live ? <Clock /> : null;'],
    [
      '<Banner kind={{}} />',
      'const { kind } = props; fill(kind); return kind.live ? <Clock /> : null; function fill(k) {}',
    ],
    ['<Banner />', 'const version = 1; return [1].map((version) => version ? <Clock /> : null);'],
    ['<Banner matter={matter} />', 'return props.matter.live ? <Clock /> : null;'],
    ['<><Banner /><Banner version="1" /></>', 'return props.version ? <Clock /> : null;'],
    ['[Banner].map((Any) => <Any version="1" />)', 'return props.version ? <Clock /> : null;'],
  ])('should be live if it may be run: %s, %s', (element, body) => {
    const changed = 'const matter = {}; matter.live = isLive; const isLive = true';
    expect(judgeElement(element, body, changed)).toBe('Date');
  });

  test('should be judged as a whole if elements are cloned, which may be given other properties', () => {
    const body = 'return props.version ? <Clock /> : null;';
    const more = `import { cloneElement } from 'react'; function More({ children }) { return cloneElement(children, { version: 1 }); }`;
    const same = 'function More({ children }) { return <children.type {...children.props} version="1" />; }';
    for (const around of [more, same]) expect(judgeElement('<More><Banner /></More>', body, around)).toBe('Date');
  });

  test('should be judged so if another file declares it', () => {
    const page = component('return <Banner />', `import { Banner } from './banner'`);
    const file = (body: string) => `export function Banner(props) { ${body} } ${clock}`;
    expect(aliveIn({ page, banner: file('return props.version ? <Clock /> : null;') })).toBeUndefined();
    const found = aliveIn({ page, banner: file('return props.version ? null : <Clock />;') });
    expect(found).toEqual({ module: 'banner.tsx', code: 'Date' });
  });

  test('should be judged with properties added to it', () => {
    const defaults = 'Banner.defaultProps = { version: "1" }';
    expect(judgeElement('<Banner />', `return props.version ? <Clock /> : null; } ${defaults}; {`)).toBe('Date');
  });
});
