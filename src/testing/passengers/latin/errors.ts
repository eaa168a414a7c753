import type { PassengerForm } from '#passengers/form.ts'
import { asLatinKeys, asPersianKeys } from '#places/keyboard.ts'
import { testPeople } from '#testing/passengers/latin/people.ts'

export function chances(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    const once = Math.imul(state ^ (state >>> 15), 1 | state)
    const twice = (once + Math.imul(once ^ (once >>> 7), 61 | once)) ^ once
    return ((twice ^ (twice >>> 14)) >>> 0) / 2 ** 32
  }
}

type Chance = () => number

export function someone(chance: Chance): PassengerForm {
  const given = pick(testPeople, chance)
  const family = pick(testPeople, chance)
  const { firstName, firstNameFarsi, genderTitle } = given
  const { lastName, lastNameFarsi } = family
  return {
    firstName,
    firstNameFarsi,
    lastName,
    lastNameFarsi,
    genderTitle,
    birthDateFa: `13${40 + whole(40, chance)}-0${1 + whole(6, chance)}-${10 + whole(20, chance)}`,
    nationalCode: codeFrom(100_000_000 + whole(800_000_000, chance)),
    type: 1,
  }
}

/** Typical mistakes: each returns the form with one, or a party of two. */
export const slips: Readonly<
  Record<string, (form: PassengerForm, chance: Chance) => readonly PassengerForm[]>
> = {
  'Latin names swapped': (form) => [{ ...form, firstName: form.lastName, lastName: form.firstName }],
  'Farsi names swapped': (form) => [
    { ...form, firstNameFarsi: form.lastNameFarsi, lastNameFarsi: form.firstNameFarsi },
  ],
  // detectable only where names tell which is which
  'names swapped in both scripts': (form) => [
    {
      ...form,
      firstName: form.lastName,
      lastName: form.firstName,
      firstNameFarsi: form.lastNameFarsi,
      lastNameFarsi: form.firstNameFarsi,
    },
  ],
  'another first name': (form, chance) => [{ ...form, firstName: other(form, 'firstName', chance) }],
  'another family name': (form, chance) => [{ ...form, lastName: other(form, 'lastName', chance) }],
  'one digit of the code wrong': (form, chance) => [{ ...form, nationalCode: oneDigitOff(form, chance) }],
  'two digits of the code exchanged': (form, chance) => [{ ...form, nationalCode: exchanged(form, chance) }],
  'Farsi name on the Latin layout': (form) => [
    { ...form, firstNameFarsi: asLatinKeys(form.firstNameFarsi ?? '') },
  ],
  'Latin name on the Persian layout': (form) => [
    { ...form, lastName: asPersianKeys((form.lastName ?? '').toLowerCase()) },
  ],
  'the other gender': (form) => [{ ...form, genderTitle: form.genderTitle === 'Male' ? 'Female' : 'Male' }],
  'one person twice, once without his code': (form) => [
    form,
    { ...form, nationalCode: '', passportNumber: 'K45128903', firstName: respelled(form.firstName ?? '') },
  ],
  'one code twice': (form, chance) => [form, { ...someone(chance), nationalCode: form.nationalCode }],
}

function other(form: PassengerForm, field: 'firstName' | 'lastName', chance: Chance): string {
  const farsi = field === 'firstName' ? 'firstNameFarsi' : 'lastNameFarsi'
  const others = testPeople.filter((one) => one[farsi] !== form[farsi] && one[field] !== form[field])
  return pick(others, chance)[field]
}

function oneDigitOff({ nationalCode = '' }: PassengerForm, chance: Chance): string {
  const place = whole(10, chance)
  const digit = (Number(nationalCode[place]) + 1 + whole(9, chance)) % 10
  return nationalCode.slice(0, place) + digit + nationalCode.slice(place + 1)
}

function exchanged({ nationalCode = '' }: PassengerForm, chance: Chance): string {
  const places = Array.from(nationalCode.slice(1), (digit, place) =>
    digit === nationalCode[place] ? -1 : place,
  )
  const place = pick(
    places.filter((one) => one >= 0),
    chance,
  )
  return (
    nationalCode.slice(0, place) +
    nationalCode[place + 1] +
    nationalCode[place] +
    nationalCode.slice(place + 2)
  )
}

function respelled(latin: string): string {
  return latin.replace(/OU/g, 'U').replace(/EI/g, 'EY').replace(/SS/g, 'S')
}

export function codeFrom(nine: number): string {
  const code = String(nine)
  const sum = Array.from(code, (digit, place) => Number(digit) * (10 - place)).reduce(
    (all, one) => all + one,
    0,
  )
  const rest = sum % 11
  return code + (rest < 2 ? rest : 11 - rest)
}

function pick<One>(all: readonly One[], chance: Chance): One {
  const one = all[whole(all.length, chance)]
  if (one === undefined) throw new RangeError('nothing to pick from')
  return one
}

function whole(below: number, chance: Chance): number {
  return Math.floor(chance() * below)
}
