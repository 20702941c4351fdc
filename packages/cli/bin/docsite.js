#!/usr/bin/env node
// React's production build is chosen when it is loaded, which the command does later.
process.env.NODE_ENV = 'production';
const { main } = await import('../bundle/main.js');
process.exitCode = await main(process.argv.slice(2));
