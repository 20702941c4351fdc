import IconInfo from '@theme/Admonition/Icon/Info';
import { typed } from '../typed.js';

export default typed('info', IconInfo, 'alert alert--info');
