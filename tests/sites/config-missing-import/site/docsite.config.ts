import { navbar } from './navbar.js';
import plugin from 'remark-no-such-plugin';

export default { title: 'Site', navbar, markdown: { remarkPlugins: [plugin] } };
