import type { Refused } from '#calls/call.ts'

export class Declined extends Error {
  override readonly name = 'Declined'
  readonly status: number
  readonly code: string
  readonly fields: Readonly<Record<string, string>>

  constructor(status: number, refused: Refused | undefined) {
    const errors = refused?.meta.errors ?? []
    super(errors[0]?.errors[0] ?? offline)
    this.status = status
    this.code = refused?.meta.code ?? 'UNREACHABLE'
    this.fields = Object.fromEntries(
      errors.flatMap((one) => (one.property ? [[one.property, one.errors[0] ?? '']] : [])),
    )
  }
}

/** §8: message when the network is down. */
export const offline = 'اتصال برقرار نشد. اینترنت را بررسی کنید و دوباره بزنید.'
