import type { Lane } from './house.ts'

export interface Names {
  readonly users: readonly string[]
  readonly orders: NamedOrder[]
  readonly refunds: string[]
  readonly withdrawals: string[]
  readonly attempts: Attempt[]
  readonly shares: { readonly shareId: string; readonly orderId: string; readonly amount: number }[]
  readonly corrections: { readonly id: number; readonly orderId: string }[]
  /** prefixed per world, so that worlds do not use up each other's codes */
  readonly codeOf: (code: string) => string
}

interface NamedOrder {
  readonly orderId: string
  readonly userId: string
  /** of the tickets that it is paid with, which go back when it is issued */
  readonly quoteId?: string
}

interface Attempt {
  readonly attemptId: string
  readonly order: number
  readonly gatewayId: number
  readonly amount: number
}

export interface Stage {
  readonly lane: Lane
  readonly names: Names
  readonly since: Temporal.Instant
  /** runs the product's jobs over everything: only for a world alone */
  readonly isAlone?: boolean | undefined
}

/** An action ready to run, once or twice; returns the model's word for the outcome. */
export type Act = () => Promise<string>
