export { Badge } from './badge';
export { Counter } from './counter';
