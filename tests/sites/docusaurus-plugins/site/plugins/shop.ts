import fs from 'node:fs';
import path from 'node:path';

interface Product {
  readonly name: string;
  readonly price: number;
}

export default function shop(context: { siteDir: string; baseUrl: string }, options: { id: string; currency: string }) {
  return {
    name: 'shop',
    getPathsToWatch: () => ['data/*.json'],
    async loadContent(): Promise<Product[]> {
      return JSON.parse(fs.readFileSync(path.join(context.siteDir, 'data/products.json'), 'utf8'));
    },
    getTranslationFiles: () => [{ path: 'words', content: { all: { message: 'All products' } } }],
    translateContent: ({ content, translationFiles }) => ({
      products: content,
      title: translationFiles[0].content.all.message,
    }),
    async contentLoaded({ content, actions }) {
      const { addRoute, createData, setGlobalData } = actions;
      setGlobalData({ count: content.products.length, currency: options.currency });
      const list = await createData('products.json', JSON.stringify(content.products));
      addRoute({
        path: `${context.baseUrl}shop`,
        component: '@site/src/components/Shop.js',
        modules: { products: list },
        props: { title: content.title },
        exact: true,
      });
      for (const product of content.products) {
        const data = await createData(`${product.name}.json`, JSON.stringify(product));
        addRoute({
          path: `${context.baseUrl}shop/${product.name}`,
          component: '@site/src/components/Product.js',
          modules: { nested: { product: data } },
          exact: true,
        });
      }
      addRoute({
        path: `${context.baseUrl}tour`,
        component: '@site/src/components/Tour.js',
        routes: [
          { path: `${context.baseUrl}tour/one`, component: '@site/src/components/Step.js', props: { step: 1 }, exact: true },
        ],
      });
    },
    getClientModules: () => ['../src/client.js'],
    getThemePath: () => './theme',
    async postBuild({ outDir, routesPaths, content }) {
      fs.writeFileSync(path.join(outDir, 'shop.txt'), `${content.products.length} of ${routesPaths.filter((p) => p.includes('shop/')).join(' ')}\n`);
      const file = path.join(outDir, 'docs/intro/index.html');
      fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replaceAll('Introduced', 'Finished'));
    },
  };
}

export function validateOptions({ validate, options }) {
  return validate({ validate: (value) => ({ value: { currency: 'USD', ...value } }) }, options);
}
