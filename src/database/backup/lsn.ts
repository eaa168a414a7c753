/** A place in the WAL: the number of bytes before it. PostgreSQL writes it as `16/B374D848`. */
export type Lsn = bigint

const low = 2n ** 32n

export function lsnIn(text: string): Lsn {
  const parts = /^([0-9A-F]{1,8})\/([0-9A-F]{1,8})$/i.exec(text)
  if (parts === null) throw new Error(`${text} is no place in the WAL`)
  return BigInt(`0x${parts[1]}`) * low + BigInt(`0x${parts[2]}`)
}

export function lsnText(lsn: Lsn): string {
  return `${(lsn / low).toString(16)}/${(lsn % low).toString(16)}`.toUpperCase()
}

export function segmentStart(lsn: Lsn, segmentBytes: number): Lsn {
  return lsn - (lsn % BigInt(segmentBytes))
}

/** The file of `pg_wal` in which this place lies. */
export function segmentName(timeline: number, lsn: Lsn, segmentBytes: number): string {
  const number = lsn / BigInt(segmentBytes)
  const eachLow = low / BigInt(segmentBytes)
  return [BigInt(timeline), number / eachLow, number % eachLow]
    .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
    .join('')
}
