export { default as scope } from '@theme/ReactLiveScope';
