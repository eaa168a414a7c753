export type StayFate =
  | 'quote-gone'
  | 'quote-dearer'
  | 'book-gone'
  | 'book-refused'
  | 'book-lost'
  | 'book-500'
  | 'cancel-refused'

export interface SimulatorHotel {
  readonly id: string
  readonly name: string
  readonly rating: number
  readonly street: string
  readonly city: string
  readonly country: string
  readonly latitude: number
  readonly longitude: number
  /** US cents for a normal night in the smallest room */
  readonly night: number
  readonly fate?: StayFate
}

type Row = readonly [
  name: string,
  rating: number,
  street: string,
  latitude: number,
  longitude: number,
  night: number,
  fate?: StayFate,
]

const cities: Readonly<Record<string, readonly [city: string, country: string, rows: readonly Row[]]>> = {
  ist: [
    'Istanbul',
    'TR',
    [
      ['Kestane Bosphorus Rooms', 5, 'Muallim Naci Caddesi', 41.0472, 29.0269, 21_450],
      ['Sirkeci Lantern House', 4, 'Ankara Caddesi', 41.0136, 28.9762, 11_890],
      ['Galata Stair Inn', 3, 'Bankalar Caddesi', 41.0243, 28.9741, 8750],
      ['Beyoglu Plane Tree', 4, 'Istiklal Caddesi', 41.0345, 28.9786, 12_640],
      ['Kadikoy Ferry Hotel', 3, 'Sogutlucesme Caddesi', 40.9905, 29.0291, 7380],
      ['Laleli Three Steps', 2, 'Ordu Caddesi', 41.0101, 28.9563, 5260],
    ],
  ],
  dxb: [
    'Dubai',
    'AE',
    [
      ['Creekside Abra Hotel', 4, 'Baniyas Road', 25.2649, 55.3051, 9990],
      ['Marina Saffron Suites', 5, 'Al Marsa Street', 25.0803, 55.1403, 24_310],
      ['Satwa Date Palm', 3, 'Al Satwa Road', 25.2221, 55.2745, 6870],
      ['Jumeirah Shell House', 5, 'Jumeirah Beach Road', 25.2048, 55.2394, 28_760],
      ['Deira Spice Inn', 2, 'Al Sabkha Road', 25.2686, 55.3009, 4930],
      ['Barsha Quiet Rooms', 3, 'Hessa Street', 25.0952, 55.1975, 6240],
    ],
  ],
  evn: [
    'Yerevan',
    'AM',
    [
      ['Cascade Apricot Hotel', 4, 'Tamanyan Street', 40.1909, 44.5152, 9120],
      ['Abovyan Courtyard', 3, 'Abovyan Street', 40.1834, 44.5168, 6430],
      ['Ararat View Rooms', 5, 'Khanjyan Street', 40.1775, 44.5219, 15_670],
      ['Mashtots Stone House', 4, 'Mashtots Avenue', 40.1848, 44.5085, 8340],
      ['Saryan Vine Inn', 3, 'Saryan Street', 40.1853, 44.5072, 5980],
      ['Hrazdan Bridge Hostel', 2, 'Leo Street', 40.1817, 44.5017, 3170],
    ],
  ],
  kul: [
    'Kuala Lumpur',
    'MY',
    [
      ['Bintang Gone When Asked', 4, 'Jalan Bukit Bintang', 3.1466, 101.7113, 7810, 'quote-gone'],
      ['Ampang Dearer When Asked', 4, 'Jalan Ampang', 3.1588, 101.7123, 8920, 'quote-dearer'],
      ['Chow Kit Gone When Booked', 3, 'Jalan Raja Laut', 3.1627, 101.6973, 5140, 'book-gone'],
      ['Pudu Refused When Booked', 3, 'Jalan Pudu', 3.1429, 101.7013, 4860, 'book-refused'],
      ['Masjid India Line Cut', 3, 'Jalan Masjid India', 3.1509, 101.6962, 5530, 'book-lost'],
      ['Sentral Never Cancelled', 4, 'Jalan Tun Sambanthan', 3.1328, 101.6868, 7350, 'cancel-refused'],
      ['Raja Chulan Booked And 500', 3, 'Jalan Raja Chulan', 3.1491, 101.7079, 5720, 'book-500'],
    ],
  ],
}

export const simulatedHotels: readonly SimulatorHotel[] = Object.entries(cities).flatMap(
  ([code, [city, country, rows]]) =>
    rows.map(([name, rating, street, latitude, longitude, night, fate], place) => ({
      id: `acc_0000TWIN${code.toUpperCase()}${place + 1}`,
      name,
      rating,
      street: `${street} ${place * 12 + 7}`,
      city,
      country,
      latitude,
      longitude,
      night,
      ...(fate === undefined ? {} : { fate }),
    })),
)

export function hotelsNear(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  radiusKm: number,
): readonly SimulatorHotel[] {
  return simulatedHotels.filter((hotel) => kmBetween(hotel, { latitude, longitude }) <= radiusKm)
}

type Point = Pick<SimulatorHotel, 'latitude' | 'longitude'>

function kmBetween(a: Point, b: Point): number {
  const kmADegree = 111.32
  const east = (a.longitude - b.longitude) * kmADegree * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(east, (a.latitude - b.latitude) * kmADegree)
}
