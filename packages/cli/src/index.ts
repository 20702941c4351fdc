export { defineConfig, type UserConfig } from '@docsite/core';
export { main } from './entries/main.js';
