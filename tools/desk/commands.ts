import type { Agency } from '#app/door.ts'
import { type Deeds, doneBy, usageOf } from '../commands.ts'
import { bankDeeds } from './bank-commands.ts'
import { flightDeeds } from './flight-commands.ts'
import { jobDeeds } from './job-commands.ts'
import { supplierDeeds } from './supplier-commands.ts'
import { taskDeeds } from './task-commands.ts'

/** The rooms that the desk works in. */
export type Desk = Pick<
  Agency,
  | 'disruptions'
  | 'supplierAccounts'
  | 'promises'
  | 'orders'
  | 'payments'
  | 'wallet'
  | 'clock'
  | 'jobs'
  | 'database'
>

const deeds: Deeds<Desk> = { ...flightDeeds, ...taskDeeds, ...jobDeeds, ...bankDeeds, ...supplierDeeds }

/** How the command is written, a line each. */
export const usage: readonly string[] = usageOf('desk', deeds)

/** Does what the words say at the desk and answers what is to be read; undefined for words that are no command. */
export function toldBy(desk: Desk, words: readonly string[]): Promise<readonly string[] | undefined> {
  return doneBy(deeds, desk, words)
}
