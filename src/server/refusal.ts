/** Status 400 by default. */
export interface RefusalRow {
  readonly says: string
  readonly status?: number
}

export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: string
  readonly says: string
  readonly status: number
  readonly property: string | undefined
  readonly headers: Readonly<Record<string, string>>

  constructor(code: string, row: RefusalRow, more: RefusalMore = {}) {
    super(code)
    this.code = code
    this.says = row.says
    this.status = row.status ?? 400
    this.property = more.property
    this.headers = more.headers ?? {}
  }
}

export interface RefusalMore {
  /** the field the sentence belongs to, as named in the call's body */
  readonly property?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Makes a room's `refuse`: `throw refuse('SOLD_OUT')`. The codes are the table's keys. */
export function refusals<const T extends Record<string, RefusalRow>>(table: T) {
  return (code: keyof T & string, more?: RefusalMore): Refusal =>
    new Refusal(code, table[code] as RefusalRow, more)
}

export interface FieldFault {
  readonly property: string
  readonly says: string
}

export class Faults extends Error {
  override readonly name = 'Faults'
  readonly fields: readonly FieldFault[]

  constructor(fields: readonly FieldFault[]) {
    super('VALIDATION')
    this.fields = fields
  }
}
