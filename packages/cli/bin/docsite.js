#!/usr/bin/env node
import { main } from '../dist/main.js';

process.env.NODE_ENV ??= 'production';
process.exitCode = await main(process.argv.slice(2));
