import { hero } from './home.module.css';

export const live = false;

export default function Home() {
  return <h1 className={hero}>Home</h1>;
}
