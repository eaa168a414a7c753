import type { FlightGroup, Proposal } from '#flights/proposal.ts'

/** Directions never change and stand in many lists: serialised once, dropped with their flights. */
const texts = new WeakMap<FlightGroup, Buffer>()

export function proposalsText(proposals: readonly Proposal[]): Buffer {
  const parts: Buffer[] = [open]
  for (const [place, { flightGroups, ...rest }] of proposals.entries()) {
    if (place > 0) parts.push(comma)
    parts.push(Buffer.from(`${JSON.stringify(rest).slice(0, -1)},"flightGroups":[`))
    for (const [at, group] of flightGroups.entries()) {
      if (at > 0) parts.push(comma)
      parts.push(groupText(group))
    }
    parts.push(end)
  }
  return Buffer.concat([...parts, close])
}

const open = Buffer.from('[')
const comma = Buffer.from(',')
const end = Buffer.from(']}')
const close = Buffer.from(']')

function groupText(group: FlightGroup): Buffer {
  const known = texts.get(group)
  if (known !== undefined) return known
  const text = Buffer.from(JSON.stringify(group))
  texts.set(group, text)
  return text
}
