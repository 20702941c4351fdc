import { propertiesOf } from './properties-of.js';
/** The message of a thrown value: that of an error, even from another realm; anything else as text. */
export function messageOf(thrown: unknown): string {
  const { message } = propertiesOf(thrown);
  if (typeof message === 'string') return message;
  // objects without a prototype cannot be converted to text
  return typeof thrown === 'object' && thrown !== null ? Object.prototype.toString.call(thrown) : String(thrown);
}

/** Why something failed, in one line: the first line of the message and what that announces, with its causes. */
export function reasonOf(thrown: unknown): string {
  const line = firstLine(messageOf(thrown));
  const { cause } = propertiesOf(thrown);
  return cause === undefined || cause === null ? line : `${line.replace(/\.$/, '')}: ${reasonOf(cause)}`;
}

/** The most lines that are kept of a list. */
const longestList = 5;

/** The first line of a message; if it ends with a colon, with the items of the list that follows. */
function firstLine(message: string): string {
  const [first = '', ...others] = message.trim().split('\n');
  if (!first.trimEnd().endsWith(':')) return first;
  const items = others.map((line) => line.replace(/^\s*(?:[-*•]\s+)?/, '').trimEnd()).filter((item) => item !== '');
  const kept = items.slice(0, longestList);
  return `${first.trimEnd()} ${[...kept, ...(items.length > kept.length ? ['…'] : [])].join('; ')}`.trimEnd();
}
