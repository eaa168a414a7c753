import type { Agency } from '#app/door.ts'
import { type Commands, doneBy, usageOf } from '../commands.ts'
import { bankCommands } from './bank-commands.ts'
import { contactCommands } from './contact-commands.ts'
import { correctionCommands } from './correction-commands.ts'
import { failureCommands } from './failure-commands.ts'
import { flightCommands } from './flight-commands.ts'
import { hotelCommands } from './hotel-commands.ts'
import { incidentCommands } from './incident-commands.ts'
import { insuranceCommands } from './insurance-commands.ts'
import { jobCommands } from './job-commands.ts'
import { orderCommands } from './order-commands.ts'
import { rateCommands } from './rate-commands.ts'
import { staffCommands } from './staff-commands.ts'
import { supplierCommands } from './supplier-commands.ts'
import { supportCommands } from './support-commands.ts'
import { taskCommands } from './task-commands.ts'
import { tourCommands } from './tour-commands.ts'

export type Desk = Pick<
  Agency,
  | 'disruptions'
  | 'flights'
  | 'help'
  | 'hotels'
  | 'insurance'
  | 'supplierAccounts'
  | 'promises'
  | 'support'
  | 'tours'
  | 'orders'
  | 'payments'
  | 'rates'
  | 'wallet'
  | 'status'
  | 'clock'
  | 'jobs'
  | 'database'
  | 'desk'
>

const commands: Commands<Desk> = {
  ...flightCommands,
  ...taskCommands,
  ...contactCommands,
  ...correctionCommands,
  ...jobCommands,
  ...orderCommands,
  ...rateCommands,
  ...bankCommands,
  ...supplierCommands,
  ...hotelCommands,
  ...tourCommands,
  ...insuranceCommands,
  ...supportCommands,
  ...incidentCommands,
  ...failureCommands,
  ...staffCommands,
}

export const usage: readonly string[] = usageOf('desk', commands)

export function explainedBy(desk: Desk, words: readonly string[]): Promise<readonly string[] | undefined> {
  return doneBy(commands, desk, words)
}
