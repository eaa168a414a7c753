export interface NamedTicket {
  readonly name: string
  readonly number: string
}

/** `doe/john=1012400000680`, one a line, or run together as `…680jane/doe=1012400000681`. */
export function ticketsIn(text: string): readonly NamedTicket[] {
  return [...text.matchAll(/([^=\r\n]*?)=\s*(\d{13})/g)].map(([, name = '', number = '']) => ({
    name: name.trim(),
    number,
  }))
}

interface Named {
  readonly firstName: string
  readonly lastName: string
}

/** One ticket per person, in their order; empty unless everybody has one.
 * Hosts write last name first, or the other way round. */
export function ticketsOf(
  persons: readonly Named[],
  tickets: readonly NamedTicket[],
): readonly string[] | undefined {
  const left = [...tickets]
  const numbers = persons.map((person) => {
    const at = left.findIndex(({ name }) => isNamed(name, person))
    return at < 0 ? undefined : left.splice(at, 1)[0]?.number
  })
  if (numbers.some((number) => number === undefined)) return undefined
  return numbers.flatMap((number) => number ?? [])
}

function isNamed(name: string, { firstName, lastName }: Named): boolean {
  const said = letters(name)
  const [first, last] = [letters(firstName), letters(lastName)]
  return said === `${last}/${first}` || said === `${first}/${last}`
}

/** Hosts drop capitals and spaces. */
function letters(name: string): string {
  return name.toUpperCase().replace(/[^A-Z/]/g, '')
}
