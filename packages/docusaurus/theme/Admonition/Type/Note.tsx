import IconNote from '@theme/Admonition/Icon/Note';
import { typed } from '../typed.js';

export default typed('note', IconNote, 'alert alert--secondary');
