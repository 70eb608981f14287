/** What can go wrong where this browser keeps tables; `web-store-<reason>` says it. */
export type StoreReason =
  | 'full' // no room is left
  | 'forbidden' // the browser keeps nothing for this page
  | 'missing' // the table was removed, here or in another tab
  | 'exists' // there is a table of that id
  | 'newer' // a newer version of the program has been here
  | 'failed'; // anything else

export class StoreError extends Error {
  constructor(
    readonly reason: StoreReason,
    cause?: unknown,
  ) {
    super(`store: ${reason}`, { cause });
    this.name = 'StoreError';
  }
}
