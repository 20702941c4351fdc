/**
 * The same text for all names that some file systems take for one: in any letter case, and with letters such as `ü` as
 * one character or as two.
 */
export function foldedName(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
