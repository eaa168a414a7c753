import type { Trx } from '#database/database.ts'

export interface PersonalPart {
  readonly room: string
  /** All of it, as plain JSON for whom it is about. */
  exported(userId: string): Promise<object>
  files?(userId: string): AsyncIterable<PersonalFile>
  /** Reasons against erasure now, as sentences. */
  unfinished?(userId: string, trx: Trx): Promise<readonly string[]>
  /** Deletes what no law requires, only on the given connection (it holds the account's lock); returns how many items. */
  erase(trx: Trx, person: Person): Promise<number>
}

export interface Person {
  readonly userId: string
  readonly phone: string | null
  readonly email: string | null
}

export interface PersonalFile {
  readonly name: string
  readonly body: Uint8Array | string
}
