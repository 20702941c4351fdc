import styles from './box.module.css';

export function Box() {
  return <p className={styles.box}>A box</p>;
}
