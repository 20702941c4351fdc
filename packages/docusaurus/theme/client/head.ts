/**
 * In addition to docsite's script in the head, follows the query parameters with which Docusaurus lets pages be
 * embedded: `docusaurus-theme`, and `docusaurus-data-x` for an attribute `data-x` of the document.
 */
import '@theme-original/client/head';

const prefix = 'docusaurus-data-';

for (const [name, value] of new URLSearchParams(location.search)) {
  if (name === 'docusaurus-theme') document.documentElement.dataset.theme = value;
  if (name.startsWith(prefix)) setData(name.slice(prefix.length), value);
}

function setData(name: string, value: string): void {
  try {
    document.documentElement.setAttribute(`data-${name}`, value);
  } catch {
    // it is not the name of an attribute
  }
}
