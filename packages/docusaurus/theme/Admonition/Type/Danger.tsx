import IconDanger from '@theme/Admonition/Icon/Danger';
import { typed } from '../typed.js';

export default typed('danger', IconDanger, 'alert alert--danger');
