import type { PartyDraft } from '#passengers/web/party-draft.ts'

type Fields = Record<string, unknown>

/**
 * What was written into the form before the page came alive, as a draft is kept; nothing when nobody wrote anything.
 * Fields come by their form names; one that still says what was drawn was not written.
 */
export function typedIn(
  fields: Iterable<readonly [name: string, value: unknown]>,
  drawn: PartyDraft,
): string | null {
  const travellers: Fields[] = drawn.travellers.map(() => ({ birth: {}, expiry: {} }))
  const contact: Fields = {}
  let isTyped = false
  for (const [name, value] of fields) {
    const [part = '', place = '', ...path] = name.split('.')
    const isContact = part === 'contact'
    const [into, was] = isContact
      ? [contact, drawn.contact]
      : partOf(path, travellers[Number(place)], drawn.travellers[Number(place)])
    const key = isContact ? place : (path.at(-1) ?? '')
    if (into === undefined || value === '' || value === fieldsOf(was)?.[key]) continue
    into[key] = value
    isTyped = true
  }
  return isTyped ? JSON.stringify({ travellers, contact }) : null
}

/** Of a date's three fields the date they belong to: `birthDateFa.day`; of others the traveller himself. */
function partOf(
  path: readonly string[],
  into: Fields | undefined,
  was: unknown,
): readonly [Fields | undefined, unknown] {
  if (path.length < 2) return [into, was]
  const date = path[0] === 'birthDateFa' ? 'birth' : 'expiry'
  return [fieldsOf(into?.[date]), fieldsOf(was)?.[date]]
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}
