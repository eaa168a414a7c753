import type { PassengersDraft } from '#flights/web/passengers-draft.ts'

type Fields = Record<string, unknown>

/**
 * What was written into the form before the page came alive, as a draft is kept; nothing when nobody wrote anything.
 * Fields come by their form names; one that still says what was drawn was not written.
 */
export function typedIn(
  fields: Iterable<readonly [name: string, value: unknown]>,
  drawn: PassengersDraft,
): string | null {
  const travellers: Fields[] = drawn.travellers.map(() => ({ birth: {} }))
  const contact: Fields = {}
  let isTyped = false
  for (const [name, value] of fields) {
    const [part, ...path] = name.split('.')
    const key = path.at(-1) ?? ''
    const traveller = travellers[Number(path[0])]
    const into = part === 'contact' ? contact : path.length === 3 ? fieldsOf(traveller?.birth) : traveller
    if (into === undefined || value === '' || (part === 'contact' && value === drawnContact(drawn, key)))
      continue
    into[key] = value
    isTyped = true
  }
  return isTyped ? JSON.stringify({ travellers, contact }) : null
}

function fieldsOf(value: unknown): Fields | undefined {
  return typeof value === 'object' && value !== null ? (value as Fields) : undefined
}

function drawnContact({ contact }: PassengersDraft, key: string): string | undefined {
  return key === 'phoneNumber' || key === 'email' ? contact[key] : undefined
}
