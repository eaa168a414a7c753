import { numbered } from '#flights/address.ts'
import { mostLegs } from '#flights/search/search-request.ts'
import { placeMeant } from '#places/airports.ts'

/** Marks airport codes as airports (§3: THR is both); undefined if the address says so already. */
export function addressMeant({ pathname, searchParams }: URL): string | undefined {
  const unsaid = fields.filter((field) => {
    const code = (searchParams.get(field) ?? '').trim().toUpperCase()
    const isSaid = searchParams.get(`${field}Kind`) === 'airport'
    return !isSaid && placeMeant({ kind: 'CityCode', code }).kind === 'AirportCode'
  })
  if (unsaid.length === 0) return undefined
  const said = new URLSearchParams(searchParams)
  for (const field of unsaid) said.set(`${field}Kind`, 'airport')
  return `${pathname.replace(/\.data$/, '')}?${said}`
}

const fields = Array.from({ length: mostLegs }, (_, at) => numbered(at)).flatMap((number) => [
  `origin${number}`,
  `destination${number}`,
])
