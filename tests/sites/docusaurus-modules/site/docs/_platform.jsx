import Android from './android.md';
import Ios from './ios.md';

export function Platform({name}) {
  return name === 'android' ? <Android /> : <Ios />;
}
