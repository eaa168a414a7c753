export interface DuffelAirport {
  readonly iata: string
  /** IATA's code of the city; a search may name either */
  readonly city: string
  readonly cityName: string
  readonly name: string
  readonly country: string
  readonly timeZone: string
}

const airports: readonly DuffelAirport[] = [
  airport('PVD', ['Rhode Island T. F. Green', 'PVD', 'Providence', 'US'], 'America/New_York'),
  airport('RAI', ['Nelson Mandela', 'RAI', 'Praia', 'CV'], 'Atlantic/Cape_Verde'),
  airport('JFK', ['John F. Kennedy', 'NYC', 'New York', 'US'], 'America/New_York'),
  airport('EWR', ['Newark Liberty', 'NYC', 'New York', 'US'], 'America/New_York'),
  airport('LHR', ['Heathrow', 'LON', 'London', 'GB'], 'Europe/London'),
  airport('LGW', ['Gatwick', 'LON', 'London', 'GB'], 'Europe/London'),
  airport('STN', ['Stansted', 'LON', 'London', 'GB'], 'Europe/London'),
  airport('DXB', ['Dubai International', 'DXB', 'Dubai', 'AE'], 'Asia/Dubai'),
  airport('AMS', ['Schiphol', 'AMS', 'Amsterdam', 'NL'], 'Europe/Amsterdam'),
  airport('BTS', ['M. R. Stefanik', 'BTS', 'Bratislava', 'SK'], 'Europe/Bratislava'),
  airport('MRU', ['Sir Seewoosagur Ramgoolam', 'MRU', 'Port Louis', 'MU'], 'Indian/Mauritius'),
  airport('ABV', ['Nnamdi Azikiwe', 'ABV', 'Abuja', 'NG'], 'Africa/Lagos'),
  airport('IKA', ['Imam Khomeini', 'THR', 'Tehran', 'IR'], 'Asia/Tehran'),
  airport('BGW', ['Baghdad International', 'BGW', 'Baghdad', 'IQ'], 'Asia/Baghdad'),
  airport('IST', ['Istanbul', 'IST', 'Istanbul', 'TR'], 'Europe/Istanbul'),
  airport('DOH', ['Hamad International', 'DOH', 'Doha', 'QA'], 'Asia/Qatar'),
  airport('FRA', ['Frankfurt', 'FRA', 'Frankfurt', 'DE'], 'Europe/Berlin'),
  airport('BKK', ['Suvarnabhumi', 'BKK', 'Bangkok', 'TH'], 'Asia/Bangkok'),
  airport('GYD', ['Heydar Aliyev', 'BAK', 'Baku', 'AZ'], 'Asia/Baku'),
]

export function airportsOf(code: string): readonly DuffelAirport[] {
  return airports.filter(({ iata, city }) => iata === code || city === code)
}

export function airportAt(iata: string): DuffelAirport {
  const found = airports.find((one) => one.iata === iata)
  if (found === undefined) throw new RangeError(`no airport ${iata}`)
  return found
}

export function placeView({ iata, city, cityName, name, country, timeZone }: DuffelAirport): object {
  return {
    id: `arp_${iata.toLowerCase()}_${country.toLowerCase()}`,
    type: 'airport',
    name,
    iata_code: iata,
    iata_city_code: city,
    iata_country_code: country,
    city_name: cityName,
    time_zone: timeZone,
  }
}

function airport(
  iata: string,
  [name, city, cityName, country]: readonly [string, string, string, string],
  timeZone: string,
): DuffelAirport {
  return { iata, city, cityName, name: `${name} Airport`, country, timeZone }
}
