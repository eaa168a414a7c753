import type { Audit } from '#desk/server/audit.ts'
import { type DeskKey, keysOf, removeKey, storeKey } from '#desk/server/keys.ts'
import { type KeyOffer, type KeyProof, madeKey, offerKey } from '#desk/server/passkeys.ts'
import type { House } from '#server/house.ts'
import type { StaffVisitor } from '#server/visitor.ts'

/** The keys of whoever asks. */
export interface OwnKeys {
  list(staff: StaffVisitor): Promise<readonly DeskKey[]>
  offer(staff: StaffVisitor): Promise<KeyOffer>
  /** Throws KEY_NOT_MADE, KEY_KNOWN, TOO_MANY_KEYS. */
  add(staff: StaffVisitor, proof: KeyProof & { readonly name: string }): Promise<void>
  /** Throws KEY_UNKNOWN, LAST_KEY. */
  remove(staff: StaffVisitor, id: string): Promise<void>
}

export function openOwnKeys(house: House, audit: Audit): OwnKeys {
  const { database } = house
  const making = ({ staffId }: StaffVisitor) => ({ purpose: 'key', staffId }) as const
  return {
    list: ({ staffId }) => keysOf(database, staffId),
    offer: (staff) => offerKey(house, making(staff), staff.name),
    async add(staff, { name, ...proof }) {
      const made = await madeKey(house, making(staff), proof)
      await database.transaction().execute(async (trx) => {
        const id = await storeKey(house, trx, { ...made, staffId: staff.staffId, name })
        await audit.record(trx, staff, { action: 'key.added', subject: { kind: 'key', id } })
      })
    },
    remove: (staff, id) =>
      database.transaction().execute(async (trx) => {
        await removeKey(trx, staff.staffId, id)
        await audit.record(trx, staff, { action: 'key.removed', subject: { kind: 'key', id } })
      }),
  }
}
