import type { UnitCount } from '#experiences/supplier/price.ts'

/** Most of one unit that an address may ask for. */
const mostOfOne = 30

/** `adult:2,child:1`; names are escaped, since they are the supplier's. What cannot be read is left out. */
export function partyIn(text: string | null): readonly UnitCount[] {
  const read = (text ?? '').split(',').flatMap((part) => {
    const [, name = '', count = ''] = /^([^:]+):(\d{1,2})$/.exec(part) ?? []
    const unitRef = unescaped(name)
    const many = Number(count)
    return unitRef === '' || many < 1 || many > mostOfOne ? [] : [{ unitRef, count: many }]
  })
  return read.filter(({ unitRef }, at) => read.findIndex((one) => one.unitRef === unitRef) === at)
}

export function partyText(party: readonly UnitCount[]): string {
  return party
    .filter(({ count }) => count > 0)
    .map(({ unitRef, count }) => `${escaped(unitRef)}:${count}`)
    .join(',')
}

function escaped(name: string): string {
  return encodeURIComponent(name).replaceAll(/[:,]/g, (one) => `%${one.charCodeAt(0).toString(16)}`)
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return ''
  }
}
