import { missing } from './not-there.js';

export default missing;
