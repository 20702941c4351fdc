import { Footer as Original } from '@theme-original/shell/footer';
import styles from './footer.module.css';

export function Footer() {
  return (
    <div className={styles.around}>
      <Original />
    </div>
  );
}
