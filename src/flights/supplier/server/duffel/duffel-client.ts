import type * as z from 'zod/mini'
import { codeOf } from '#flights/supplier/server/duffel/errors.ts'
import { notSent, type Outcome } from '#suppliers/outcome.ts'
import * as suppliers from '#suppliers/server/suppliers.ts'

export type { DuffelAccess } from '#suppliers/server/suppliers.ts'

export interface DuffelQuestion {
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean>>
  /** with data it writes, without it only reads */
  readonly data?: object
  readonly method?: 'PATCH'
}

export function askDuffel<T>(
  access: suppliers.DuffelAccess,
  question: DuffelQuestion & { readonly shape: z.ZodMiniType<T> },
  signal: AbortSignal,
): Promise<Outcome<T>> {
  return suppliers.askDuffel(access, { ...question, path: `/air${question.path}`, codeOf }, signal)
}

/** An unanswered read has sent nothing. */
export function unsent<T>(outcome: Outcome<T>): Outcome<T> {
  return outcome.kind === 'unknown' ? notSent(outcome.why) : outcome
}
