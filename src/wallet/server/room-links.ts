type ById<T> = (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>

/** What the rooms above know of the ids that stand in the ledger. Unknown ids are left out of the answers. */
export interface RoomLinks {
  /** whose orders these are */
  readonly ownersOfOrders: ById<string>
  readonly ownersOfRefunds: ById<string>
  /** the numbers that their owners know: order numbers, tracking numbers */
  readonly numbersOfOrders: ById<string>
  readonly numbersOfRefunds: ById<string>
  /** attempts to pay: the gateway's title and the bank's number, once there is one */
  readonly attempts: ById<{ readonly gateway: string; readonly reference: string | null }>
}

const unknown = async () => new Map<never, never>()

/** A ledger alone in the world: nobody knows its orders. */
export const alone: RoomLinks = {
  ownersOfOrders: unknown,
  ownersOfRefunds: unknown,
  numbersOfOrders: unknown,
  numbersOfRefunds: unknown,
  attempts: unknown,
}
