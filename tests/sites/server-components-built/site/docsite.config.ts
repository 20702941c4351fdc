export default { title: 'Versions', url: 'https://example.org', docs: [{ path: 'docs', routeBasePath: '/' }] };
