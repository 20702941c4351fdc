import { useEffect, useState } from 'react';
import { createStorageSlot, listStorageKeys } from './storage.js';

const prefix = 'docusaurus.tab.';

/** The chosen tabs by group, for tabs ejected from Docusaurus 2. */
export function useTabGroupChoice() {
  const [tabGroupChoices, setChoices] = useState<Readonly<Record<string, string | null>>>({});
  const [ready, setReady] = useState(false);
  useEffect(() => {
    const kept = () => listStorageKeys().filter((key) => key.startsWith(prefix));
    const read = () =>
      setChoices(Object.fromEntries(kept().map((key) => [key.slice(prefix.length), createStorageSlot(key).get()])));
    read();
    setReady(true);
    addEventListener('storage', read);
    return () => removeEventListener('storage', read);
  }, []);
  const setTabGroupChoices = (group: string, choice: string) => createStorageSlot(prefix + group).set(choice);
  return { ready, tabGroupChoices, setTabGroupChoices };
}
