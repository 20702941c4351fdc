export { defineConfig, type UserConfig } from '@docsite/core';
export { main } from './main.js';
