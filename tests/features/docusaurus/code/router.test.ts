import { expect, test } from '@jest/globals';
import { makeFolder } from '../../../folder.js';
import { build } from '../../run.js';

const page = (body: string, imports = "import { useLocation } from '@docusaurus/router';") =>
  `import Layout from '@theme/Layout'; import Link from '@docusaurus/Link'; ${imports}
   export default function Page(props) { ${body} }`;
const drawn = (text: string) => `return <Layout><p>{${text}}</p><Link to="/">Home</Link></Layout>;`;

const pages = {
  path: page(`const { pathname } = useLocation(); ${drawn('pathname')}`),
  'prop-path': page(drawn('props.location.pathname + props.route.path + props.match.url'), ''),
  query: page(`const { search } = useLocation(); ${drawn("'query:' + search")}`),
  fragment: page(`const at = useLocation(); ${drawn("'fragment:' + at.hash")}`),
  'prop-query': page(drawn("'query:' + props.location.search"), ''),
  'passed-on': page(
    'return <Layout><Inner {...props} /></Layout>;',
    'const Inner = ({ location: { search } }) => <p>{"query:" + search}</p>;',
  ),
  'own-query': page(drawn('[new URL("https://t.org/?a=1#b").search, "text".search(/x/)].join(" ")'), ''),
  unmatched: page(
    "return <Layout><p><Route path='/zzz'>{({ match }) => 'match:' + match}</Route></p></Layout>;",
    "import { Route } from 'react-router-dom';",
  ),
  'own-match': page(
    drawn("[useRouteMatch('/:name').params.name, useRouteMatch('/other'), useRouteMatch().path].join(' ')"),
    "import { useRouteMatch } from 'react-router-dom';",
  ),
  router: page(
    `const history = useHistory(); const there = matchPath('/a/1', { path: ['/b', '/a/:id'] });
     const names = ['push', 'replace', 'go', 'goBack', 'goForward', 'createHref', 'listen', 'block'];
     ${drawn("[names.every((name) => typeof history[name] === 'function'), history.createHref({ search: '?a' }), there.params.id].join(' ')")}`,
    "import { matchPath, Redirect, useHistory, useLocation } from '@docusaurus/router'; import { Prompt, Switch } from 'react-router-dom';",
  ),
};

test('pages should receive their location, and be hydrated if they read the query or the fragment', async () => {
  const folder = makeFolder({
    'src/pages/index.md': '# Home',
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'ignore',
      presets: [['classic', { docs: false, blog: false }]] };`,
    ...Object.fromEntries(Object.entries(pages).map(([name, code]) => [`src/pages/${name}.jsx`, code])),
  });
  const site = await build(folder);
  expect(site.stdout + site.stderr).not.toContain(' error ');
  const found = Object.keys(pages).map((name) => {
    const html = site.text(`${name}/index.html`);
    const [, text] = /<p>(.*?)<\/p>/.exec(html) ?? [];
    return [name, text, /"chunk":/.test(site.text(`assets/pages/${name}.json`))];
  });
  expect(found).toEqual([
    ['path', '/path', false],
    ['prop-path', '/prop-path/prop-path/prop-path', false],
    ['query', 'query:', true],
    ['fragment', 'fragment:', true],
    ['prop-query', 'query:', true],
    ['passed-on', 'query:', true],
    ['own-query', '?a=1 2', false],
    ['unmatched', 'match:null', true],
    ['own-match', 'own-match  /own-match', false],
    ['router', 'true /router?a 1', true],
  ]);
});

test('components of routes should receive the history, and be hydrated only if they use it in the browser', async () => {
  const folder = makeFolder({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/', onBrokenLinks: 'ignore',
      presets: [['classic', { docs: {}, blog: false }]], plugins: [() => ({ name: 'own', contentLoaded({ actions }) {
        for (const name of ['asks', 'goes']) actions.addRoute({ path: '/' + name, component: '@site/src/' + name + '.jsx', exact: true });
      } })] };`,
    'docs/page.md': '# Page\n',
    'src/theme/DocItem/index.js': `import DocItem from '@theme-original/DocItem';
      export default (props) => <div title={props.history.createHref('/there')}><DocItem {...props} /></div>;`,
    'src/asks.jsx': 'export default ({ history }) => <p>{history.location.pathname}</p>;',
    'src/goes.jsx': 'export default ({ history }) => <button onClick={() => history.push("/asks")}>Go</button>;',
  });
  const site = await build(folder);
  expect(site.stdout + site.stderr).not.toContain(' error ');
  expect(site.page('asks/index.html').texts('main p')).toEqual(['/asks']);
  expect(site.text('docs/page/index.html')).toContain('<div title="/there">');
  const live = ['asks', 'goes'].map((name) => /"chunk":/.test(site.text(`assets/pages/${name}.json`)));
  expect(live).toEqual([false, true]);
});

test('components of routes in packages should be searched for the history, too', async () => {
  const folder = makeFolder({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/',
      presets: [['classic', { docs: false, blog: false }]], plugins: [() => ({ name: 'own', contentLoaded({ actions }) {
        actions.addRoute({ path: '/', component: require.resolve('./node_modules/own/page.js'), exact: true });
      } })] };`,
    'node_modules/own/package.json': '{ "name": "own" }',
    'node_modules/own/page.js':
      "import { createElement } from 'react'; export default ({ history }) => createElement('p', null, history.location.pathname);",
  });
  expect((await build(folder)).page('index.html').texts('main p')).toEqual(['/']);
});

test('the page of a route that fits many addresses should be drawn at the address that the route is written with', async () => {
  const folder = makeFolder({
    'docusaurus.config.js': `module.exports = { title: 'T', url: 'https://t.org', baseUrl: '/base/', onBrokenLinks: 'warn',
      presets: [['classic', { docs: false, blog: false }]], plugins: [() => ({ name: 'shop', contentLoaded({ actions }) {
        actions.addRoute({ path: '/base/shop/item/*', component: '@site/src/item.jsx' });
      } })] };`,
    'src/pages/index.md': '# Home\n\n[An item](/shop/item/hat?red), [no item](/shop/items/hat)\n',
    'src/item.jsx': page(
      "return <p>{useLocation().pathname.split('/')[4].toUpperCase()} {props.location.pathname}</p>;",
    ),
  });
  const site = await build(folder);
  // as in Docusaurus, links below the route are not broken
  expect(site.stdout.match(/'\/shop[^']*'/g)).toEqual(["'/shop/items/hat'"]);
  expect(site.page('index.html').links('.markdown a')[0]).toBe('An item → /base/shop/item/hat?red');
  expect(site.text('shop/item/index.html')).toContain('<p>*<!-- --> <!-- -->/base/shop/item/*</p>');
});
