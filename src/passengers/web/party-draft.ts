import { dateFromForm } from '#calendar/form-date.ts'
import { CONTACT_TEXTS, contactFaults, tidiedContact } from '#passengers/contact.ts'
import type { TravelDocument } from '#passengers/flight-form.ts'
import type { PassengerForm, Travel } from '#passengers/form.ts'
import { samePersons } from '#passengers/same-person.ts'
import { type AlikePersons, alikePersons } from '#passengers/similar-people.ts'
import { PASSENGER_TEXTS } from '#passengers/texts.ts'
import type { ContactDraft } from '#passengers/web/contact-fields.tsx'
import { type DateDraft, dateText, noDate } from '#passengers/web/date-draft.ts'
import {
  draftOf,
  draftTexts,
  faultsOf,
  formOf,
  groupOf,
  noTraveller,
  type PersonTexts,
  type TravellerDraft,
} from '#passengers/web/traveller-draft.ts'

export interface PartyDraft {
  readonly travellers: readonly TravellerDraft[]
  readonly contact: ContactDraft
}

export interface PartyRequest {
  readonly document: TravelDocument
  /** in the order of the forms */
  readonly travels: readonly Travel[]
}

/** By form name: `passengers.0.firstName`, `contact.email`; the same on the server. */
export type Faults = Readonly<Record<string, string>>

/** Prefilled with people already known, in the order of the forms. */
export function newDraft(
  { travels }: PartyRequest,
  contact: ContactDraft,
  known: readonly (PersonTexts | undefined)[] = [],
): PartyDraft {
  return {
    travellers: travels.map((_, index) => {
      const person = known[index]
      return person === undefined ? noTraveller : draftOf(person)
    }),
    contact,
  }
}

export function draftFrom(kept: string | null, fresh: PartyDraft): PartyDraft {
  const found = parsed(kept)
  const travellers = fieldsIn(found).travellers
  if (!Array.isArray(travellers)) return fresh
  return {
    travellers: fresh.travellers.map((empty, index) => travellerFrom(travellers[index], empty)),
    contact: { ...fresh.contact, ...only(fieldsIn(fieldsIn(found).contact), ['phoneNumber', 'email']) },
  }
}

function travellerFrom(kept: unknown, empty: TravellerDraft): TravellerDraft {
  const { birth, expiry, ...texts } = fieldsIn(kept)
  return {
    ...empty,
    ...only(texts, draftTexts),
    birth: dateFrom(birth, empty.birth),
    expiry: dateFrom(expiry, empty.expiry),
  }
}

function dateFrom(kept: unknown, empty: DateDraft): DateDraft {
  const date = fieldsIn(kept)
  const calendar =
    date.calendar === 'gregorian' || date.calendar === 'jalali' ? date.calendar : empty.calendar
  return {
    ...(calendar === empty.calendar ? empty : noDate),
    ...only(date, ['day', 'month', 'year']),
    calendar,
  }
}

export function birthsIn({ travellers }: PartyDraft): readonly (Temporal.PlainDate | undefined)[] {
  return travellers.map(({ birth }) => dateFromForm(dateText(birth)))
}

/** Probably the same person in another spelling; advice only. */
export function probablyTwice(draft: PartyDraft, asked: PartyRequest): readonly AlikePersons[] {
  const forms = formsOf(draft, asked)
  const sure = new Set(samePersons(forms).map(({ index }) => index))
  return alikePersons(forms).filter(({ index }) => !sure.has(index))
}

export function formsOf(
  { travellers }: PartyDraft,
  { document, travels }: PartyRequest,
): readonly PassengerForm[] {
  return travellers.map((draft, index) => {
    const travel = travels[index]
    return formOf(draft, travel === undefined ? 'adult' : groupOf(draft, document, travel), document)
  })
}

export function faultsOfAll(draft: PartyDraft, asked: PartyRequest): Faults {
  const { travellers, contact } = draft
  const own = asked.travels.flatMap((travel, index) =>
    Object.entries(faultsOf(travellers[index] ?? noTraveller, asked.document, travel)).map(
      ([field, says]) => [nameOf(index, field), says] as const,
    ),
  )
  const twice = samePersons(formsOf(draft, asked)).map(
    ({ index, property }) => [nameOf(index, property), PASSENGER_TEXTS.SAME_PERSON_TWICE] as const,
  )
  const reach = contactFaults(tidiedContact(contact)).map(
    ({ property, key }) => [`contact.${property}`, CONTACT_TEXTS[key]] as const,
  )
  return Object.fromEntries([...twice, ...own, ...reach])
}

/** A passport that ends too soon is reported as soon as its date is complete. */
export function saidAtOnce({ travellers }: PartyDraft): readonly string[] {
  return travellers.flatMap(({ expiry }, index) =>
    dateText(expiry) === '' ? [] : nameOf(index, 'passportExpirationDateFa'),
  )
}

export function nameOf(index: number, field: string): string {
  return `passengers.${index}.${field}`
}

export function faultsUnder(part: string, faults: Faults): Faults {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([name, says]) =>
      name.startsWith(`${part}.`) ? [[name.slice(part.length + 1), says]] : [],
    ),
  )
}

function only<Name extends string>(
  record: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): { readonly [name in Name]?: string } {
  const texts: { [name in Name]?: string } = {}
  for (const name of names) {
    const value = record[name]
    if (typeof value === 'string') texts[name] = value
  }
  return texts
}

function fieldsIn(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
