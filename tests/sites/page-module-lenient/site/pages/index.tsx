import styles from './home.module.css';

export default function Home() {
  return <h1 className={styles.home}>Home</h1>;
}
