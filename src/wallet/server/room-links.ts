type ById<T> = (ids: readonly string[]) => Promise<ReadonlyMap<string, T>>

export interface RoomLinks {
  /** whose orders these are */
  readonly ownersOfOrders: ById<string>
  readonly ownersOfRefunds: ById<string>
  readonly ownersOfWithdrawals: ById<string>
  readonly numbersOfOrders: ById<string>
  readonly numbersOfRefunds: ById<string>
  readonly numbersOfWithdrawals: ById<string>
  /** gateway title and the bank's number of an attempt */
  readonly attempts: ById<{ readonly gateway: string; readonly reference: string | null }>
}

const unknown = async () => new Map<never, never>()

/** A ledger alone in the world: nobody knows its orders. */
export const alone: RoomLinks = {
  ownersOfOrders: unknown,
  ownersOfRefunds: unknown,
  ownersOfWithdrawals: unknown,
  numbersOfOrders: unknown,
  numbersOfRefunds: unknown,
  numbersOfWithdrawals: unknown,
  attempts: unknown,
}
