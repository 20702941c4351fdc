import { writeFileSync } from 'node:fs';
import { readDocuments } from './documents.mjs';

for (const { file, path, text, filled } of readDocuments()) {
  if (text === filled) continue;
  writeFileSync(file, filled);
  console.log(`wrote the tables of ${path}`);
}
