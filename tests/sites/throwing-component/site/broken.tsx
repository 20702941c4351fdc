export function Broken() {
  throw new Error('no data for the chart');
}
