export { today } from '@docsite/core/process';
