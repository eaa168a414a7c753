import type { PartyDraft } from '#passengers/web/party-draft.ts'

type Fields = Record<string, unknown>

/** Input typed before hydration, as a stored draft; undefined when there is none. */
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
