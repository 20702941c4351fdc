import { lines } from './nowhere';

export default function Footer() {
  return <footer>{lines}</footer>;
}
