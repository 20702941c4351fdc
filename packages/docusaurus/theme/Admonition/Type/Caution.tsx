import IconWarning from '@theme/Admonition/Icon/Warning';
import { typed } from '../typed.js';

export default typed('caution', IconWarning, 'alert alert--warning');
