export { default as Footer } from '@theme/Footer';
