import { forgetChoice, keepChoice, readChoice, storedName } from '@theme/browser/storage';
import { useSyncExternalStore } from 'react';

/** A text stored in the browser. */
export interface StorageSlot {
  readonly get: () => string | null;
  readonly set: (value: string) => void;
  readonly del: () => void;
  readonly listen: (onChange: (event: StorageEvent) => void) => () => void;
}

/** Accesses the text stored under a key; on the server, there is none. */
export function createStorageSlot(key: string): StorageSlot {
  return {
    get: () => (typeof window === 'undefined' ? null : readChoice(key)),
    set: (value) => {
      keepChoice(key, value);
      // the browser fires the event in other tabs only
      dispatchEvent(new StorageEvent('storage', { key: storedName(key), newValue: value }));
    },
    del: () => {
      forgetChoice(key);
      dispatchEvent(new StorageEvent('storage', { key: storedName(key), newValue: null }));
    },
    listen: (onChange) => {
      const listener = (event: StorageEvent) => event.key === storedName(key) && onChange(event);
      addEventListener('storage', listener);
      return () => removeEventListener('storage', listener);
    },
  };
}

/** The text stored under a key, and the slot to change it. */
export function useStorageSlot(key: string | null): [value: string | null, slot: StorageSlot] {
  const slot = createStorageSlot(key ?? '');
  const value = useSyncExternalStore(
    slot.listen,
    () => (key === null ? null : slot.get()),
    () => null,
  );
  return [value, slot];
}

/** All keys in the browser's storage. */
export function listStorageKeys(): string[] {
  return Object.keys(localStorage);
}
