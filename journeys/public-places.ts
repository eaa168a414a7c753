import { lawPaths } from '#law/law-text.ts'
import { countryPaths, typePath } from '#visas/country-paths.ts'
import { dayAhead } from './shopper.ts'

const search = { origin: 'THR', destination: 'MHD', date: dayAhead(12) }
const stay = { city: 'KIH', checkIn: dayAhead(20), checkOut: dayAhead(22), rooms: '2' }

/** By name every page that guests may see, one of each kind; but for what only the holder of a link sees. */
export async function publicPlaces(address: string): Promise<Readonly<Record<string, string>>> {
  const hotels = `/hotels?${new URLSearchParams(stay)}`
  const linkedAt = async (list: string, link: RegExp) => {
    const [, linked] = link.exec(await (await fetch(address + list)).text()) ?? []
    if (linked === undefined) throw new Error(`nothing is linked at ${list}`)
    return linked.replaceAll('&amp;', '&')
  }
  const tours = await linkedAt('/tours', /href="(\/tours\?city=[^"]+)"/)
  return {
    home: '/',
    results: `/plp?${new URLSearchParams(search)}`,
    'hotel home': '/hotel-home',
    hotels,
    hotel: await linkedAt(hotels, /href="(\/hotel\/[^"]+)"/),
    'favourite hotels': '/hotels/favourites',
    'flight and hotel': '/flight-and-hotel',
    insurance: '/insurance',
    experiences: '/experiences',
    'tour places': '/tours',
    tours,
    tour: await linkedAt(tours, /href="(\/tours\/[^"]+)"/),
    'visa home': '/visa-home',
    ...countryPaths,
    'visa type': typePath('AE'),
    city: '/flight/MHD',
    'cities abroad': '/international-flight',
    'city abroad': '/international-flight/IST',
    cities: '/landing',
    track: '/track',
    proof: '/proof',
    'refund promise': '/refund-promise',
    status: '/status',
    display: '/multi-lang',
    about: '/about-us',
    contact: '/contact-us',
    request: '/contact-us/request',
    questions: '/faq',
    answer: await linkedAt('/faq', /href="(\/faq\/[^"]+)"/),
    magazine: '/magazine',
    article: await linkedAt('/magazine', /href="(\/magazine\/(?!feed|pictures)[^"?]+)"/),
    ...lawPaths,
  }
}
