import type { Trx } from '#database/database.ts'

/** A room's share of what the house knows of one person. */
export interface PersonalPart {
  readonly room: string
  /** All of it, as plain JSON for the person himself. */
  told(userId: string): Promise<object>
  /** Papers and pictures that go with it. */
  files?(userId: string): AsyncIterable<PersonalFile>
  /** Why the account cannot be erased yet, a sentence each; none when it can. */
  unfinished?(userId: string, trx: Trx): Promise<readonly string[]>
  /**
   * Takes away what no law keeps, on the erasure's own connection and no other (it holds the account's lock); answers how many
   * things went. It is asked again later, for what was being written meanwhile.
   */
  erase(trx: Trx, person: Person): Promise<number>
}

/** A person as rooms find them: by account, and by where they were written to as long as the account knew it. */
export interface Person {
  readonly userId: string
  /** E.164 */
  readonly phone: string | null
  readonly email: string | null
}

export interface PersonalFile {
  readonly name: string
  readonly body: Uint8Array | string
}
