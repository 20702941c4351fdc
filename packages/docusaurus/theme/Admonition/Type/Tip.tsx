import IconTip from '@theme/Admonition/Icon/Tip';
import { typed } from '../typed.js';

export default typed('tip', IconTip, 'alert alert--success');
