import { x } from './nowhere';

export function Footer() {
  return <footer>{x}</footer>;
}
