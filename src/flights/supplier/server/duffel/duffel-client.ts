import type * as z from 'zod/mini'
import { codeOf } from '#flights/supplier/server/duffel/errors.ts'
import { notSent, type Outcome } from '#suppliers/outcome.ts'
import * as suppliers from '#suppliers/server/suppliers.ts'

export type { DuffelAccess } from '#suppliers/server/suppliers.ts'

export interface DuffelQuestion {
  /** after `/air`, as `/orders/ord_1` */
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean>>
  /** what is to be done; a question without it only reads */
  readonly data?: object
  readonly method?: 'PATCH'
}

/** Asks Duffel once about flights, and reads the answer's `data` by its shape. */
export function askDuffel<T>(
  access: suppliers.DuffelAccess,
  question: DuffelQuestion & { readonly shape: z.ZodMiniType<T> },
  signal: AbortSignal,
): Promise<Outcome<T>> {
  return suppliers.askDuffel(access, { ...question, path: `/air${question.path}`, codeOf }, signal)
}

/** What only reads and was not answered has sent nothing. */
export function unsent<T>(outcome: Outcome<T>): Outcome<T> {
  return outcome.kind === 'unknown' ? notSent(outcome.why) : outcome
}
