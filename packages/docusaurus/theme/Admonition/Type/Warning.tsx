import IconWarning from '@theme/Admonition/Icon/Warning';
import { typed } from '../typed.js';

export default typed('warning', IconWarning, 'alert alert--warning');
