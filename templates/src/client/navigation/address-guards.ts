import type { AddressChange, Router } from '@docsite/renderer/template';

/** What keeps the reader at an address. */
export interface AddressGuards extends Pick<Router, 'block'> {
  /** Whether the reader may not go to an address: asks the functions that components have passed. */
  readonly refuse: (target: URL, change: AddressChange) => boolean;
  /**
   * Returns to the entry of the history that the browser has just left.
   *
   * @param isKnown Whether the browser had been at the current entry before, so that it went back to it.
   */
  readonly turnBack: (isKnown: boolean) => void;
}

/** The part of the Navigation API that tells how far the browser went. Older browsers do not have it. */
interface EntryChanges {
  readonly currentEntry: { readonly index: number };
  readonly addEventListener: (
    name: 'currententrychange',
    listener: (event: { readonly from: { readonly index: number } }) => void,
  ) => void;
}

/** Creates guards, none of which refuses anything. */
export function createAddressGuards(): AddressGuards {
  const guards = new Set<Parameters<Router['block']>[0]>();
  const { navigation } = globalThis as { readonly navigation?: EntryChanges };
  let steps = 0;
  navigation?.addEventListener('currententrychange', ({ from }) => {
    steps = from.index - navigation.currentEntry.index;
  });
  return {
    block: (refuses) => {
      guards.add(refuses);
      return () => void guards.delete(refuses);
    },
    refuse: (target, change) => [...guards].some((refuses) => refuses(target, change)),
    turnBack: (isKnown) => history.go(steps || (isKnown ? 1 : -1)),
  };
}
