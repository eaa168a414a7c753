import { sql } from 'kysely'
import type { Stage } from './stage.ts'

export interface Unwell {
  /** was slow, rested, may be tried again */
  readonly slow?: readonly number[]
  /** was silent, rested, may be tried again */
  readonly silent?: readonly number[]
  /** still resting */
  readonly resting?: readonly number[]
}

export async function gatewaysAre(
  { product: { agency } }: Stage,
  { slow = [], silent = [], resting = [] }: Unwell,
): Promise<void> {
  const { database, clock } = agency
  const at = clock.now().epochMilliseconds
  const silence = [1, 2, 3].map(() => ({ isGood: false, milliseconds: 900, at }))
  await sql`delete from payments.health`.execute(database)
  const rest = async (gatewayId: number, recent: readonly object[], minutes: number) => {
    const until = clock.now().add({ minutes })
    await sql`insert into payments.health (gateway_id, recent, rests_until)
      values (${gatewayId}, ${JSON.stringify(recent)}, ${until})`.execute(database)
  }
  for (const id of slow) await rest(id, [], -1)
  for (const id of silent) await rest(id, silence, -1)
  for (const id of resting) await rest(id, silence, 60)
}
