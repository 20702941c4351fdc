import { titleOf } from './settings';

interface Settings {
  readonly title: string;
}

const settings: Settings = { title: titleOf({}) };

export default settings;
