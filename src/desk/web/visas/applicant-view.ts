import { masked } from '#desk/masking.ts'
import { visaFieldText } from '#desk/visa-field-text.ts'
import type { ComparedField } from '#documents/field-differences.ts'
import { DOCUMENT_KINDS } from '#documents/kinds.ts'
import { fieldNamed } from '#documents/web/field-words.ts'
import { isValidLongEnough } from '#passengers/passport.ts'
import { countryData } from '#visas/countries.ts'
import type { FiledVisa } from '#visas/server/desk-request.ts'

const paperStates = {
  given: 'دیده نشده',
  checked: 'تأیید شد',
  'asked-again': 'دوباره خواسته شد',
  purged: 'دیگر نزد ما نیست',
} as const

interface Reader {
  readonly place: number
  readonly roles: readonly string[]
}

/** One applicant, whose numbers are as these roles may read them. */
export function applicantView({ request, passengers, kept }: FiledVisa, { place, roles }: Reader) {
  const one = request.applicants[place]
  const papers = (one?.papers ?? []).map(({ kind, state, blobId, says }) => {
    const isKept = blobId !== null && kept.includes(blobId)
    const shown = state !== 'asked-again' && !isKept ? 'purged' : state
    return { kind, name: DOCUMENT_KINDS[kind].name, state: shown, words: paperStates[shown], says, isKept }
  })
  const passenger = passengers[place]
  const passport = passenger?.passport ?? null
  const typed: readonly (readonly [ComparedField, string])[] = [
    ['lastName', passenger?.lastName ?? ''],
    ['firstName', passenger?.firstName ?? ''],
    ['passportNumber', passport?.number ?? ''],
    ['birthDateFa', passenger?.birthDate.toString() ?? ''],
    ['passportExpirationDateFa', passport?.expiresOn.toString() ?? ''],
  ]
  const { passportMonths } = countryData(request.country)
  return {
    place,
    outcome: one?.outcome ?? 'waiting',
    reason: one?.reason ?? '',
    papers,
    fields: typed.map(([field, text]) => ({
      name: fieldNamed(field),
      typed: visaFieldText(field, text, roles),
    })),
    farsiName: passenger === undefined ? '' : `${passenger.firstNameFarsi} ${passenger.lastNameFarsi}`.trim(),
    gender: passenger?.gender === 'Female' ? 'زن' : 'مرد',
    nationality: passport?.nationality ?? '',
    nationalCode: passenger?.nationalCode ? masked('national-code', passenger.nationalCode, roles) : '',
    isValidLongEnough:
      passport !== null && isValidLongEnough(passport.expiresOn, request.travelDate, passportMonths),
  }
}

export type ApplicantView = ReturnType<typeof applicantView>
