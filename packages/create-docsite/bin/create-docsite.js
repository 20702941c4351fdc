#!/usr/bin/env node
// `npm create docsite my-docs` is `docsite init my-docs`, where docsite is not installed yet.
import { main } from 'docsite';

process.exitCode = await main(['init', ...process.argv.slice(2)]);
