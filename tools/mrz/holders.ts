import type { PassportZone } from '#documents/mrz-lines.ts'
import { between, type Chance, oneOf } from './random.ts'

const surnames = `MOHAMMADI,HOSSEINI,KARIMI,RAHIMI NEZHAD,AL JUBOORI,ABDULRAHMAN,AHMADI,EBRAHIMI,GHASEMPOUR,TAVAKOLI,ZAREI,SHAHBAZI,
YOUSEFI,JAFARI,QUDSI,FARAHANI,AL SADOON,HUSSEIN,KADHIM,MUSAVI,VAZIRI,BAGHERI KHOSROSHAHI,XHAFERI,WALID,OKHOVAT,PIROUZ,NIKBAKHT`
const givenNames = `ALIREZA,FATEMEH,MOHAMMAD REZA,ZAHRA,HASSAN,MARYAM,AVA,SARA,MUSTAFA,ZAINAB,AHMED,NOOR,YASSIN,PARVANEH,JALEH,QASEM,
BEHROUZ,ELAHEH,GHAZALEH,KIAN,LEILA,OMID,TARA,VIDA,HUDA,WISAM,ISRAA,ROXANA,NILOUFAR`
const elsewhere = ['TUR', 'AFG', 'D', 'SYR', 'LBN', 'ARE', 'SWE', 'KWT'] as const

export function inventedHolder(chance: Chance): PassportZone {
  const state = chance()
  const someone = {
    type: 'P',
    surname: nameOf(chance, surnames),
    givenNames: nameOf(chance, givenNames),
    birthDate: day(chance, 45, 125),
    sex: chance() < 0.5 ? ('M' as const) : ('F' as const),
    expiryDate: day(chance, 127, 136),
  }
  if (state < 0.5)
    return {
      ...someone,
      ...both('IRN'),
      number: letters(chance, 1) + digits(chance, 8),
      personalNumber: chance() < 0.5 ? inventedCode(chance) : '',
    }
  if (state < 0.8)
    return {
      ...someone,
      ...both('IRQ'),
      number: iraqiNumber(chance),
      personalNumber: chance() < 0.3 ? digits(chance, 12) : '',
    }
  return { ...someone, ...both(oneOf(chance, elsewhere)), number: mixed(chance, 9), personalNumber: '' }
}

function both(state: string): Pick<PassportZone, 'issuer' | 'nationality'> {
  return { issuer: state, nationality: state }
}

function iraqiNumber(chance: Chance): string {
  return chance() < 0.5 ? letters(chance, 1) + digits(chance, 8) : letters(chance, 2) + digits(chance, 7)
}

function inventedCode(chance: Chance): string {
  const nine = digits(chance, 9)
  const rest = Array.from(nine, (digit, place) => Number(digit) * (10 - place)).reduce((a, b) => a + b) % 11
  return nine + String(rest < 2 ? rest : 11 - rest)
}

/** Days 1 to 28; years from 1900. */
function day(chance: Chance, fromYear: number, untilYear: number): string {
  const parts = [between(chance, fromYear, untilYear) % 100, between(chance, 1, 13), between(chance, 1, 29)]
  return parts.map((part) => String(Math.floor(part)).padStart(2, '0')).join('')
}

function nameOf(chance: Chance, names: string): string {
  const [first = '', ...others] = names.split(/,\s*/)
  return oneOf(chance, [first, ...others])
}

function letters(chance: Chance, count: number): string {
  return from(chance, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ', count)
}

function digits(chance: Chance, count: number): string {
  return from(chance, '0123456789', count)
}

function mixed(chance: Chance, count: number): string {
  return from(chance, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789', count)
}

function from(chance: Chance, all: string, count: number): string {
  return Array.from({ length: count }, () => all[Math.floor(chance() * all.length)] ?? '').join('')
}
