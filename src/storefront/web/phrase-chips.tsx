import { weekdayDayMonth } from '#calendar/formatted.ts'
import type { SearchRequest } from '#flights/search/search-request.ts'
import type { SearchChoices } from '#flights/search/web/form/flight-search-choices.ts'
import { openField } from '#flights/search/web/form/form-fields.ts'
import { partyWords } from '#flights/web/party-words.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { IconName } from '#web/ui/icon-names.ts'

interface Props extends Pick<SearchChoices, 'places'> {
  readonly asked: SearchRequest
  readonly origin: 'said' | 'usual' | 'guessed'
}

/** What a sentence was understood to say; pressing a part opens its field in the form below. */
export function PhraseChips({ asked, places, origin }: Props) {
  return (
    <>
      <p className="phrase-understood">
        <Icon name="check-circle-fill" size="small" />
        این‌طور فهمیدیم؛ هر کدام را بزنید تا عوض شود.
      </p>
      <ul className="phrase-chips">
        {partsOf(asked, places, originLabels[origin]).map(({ field, label, icon, words }) => (
          <li key={field}>
            <button
              type="button"
              className="phrase-chip"
              data-look={words === undefined ? 'missing' : field === 'origin' ? origin : 'said'}
              onClick={() => open(field)}
            >
              <Icon name={icon} />
              <span>
                <small>{label}</small>
                <b>{words ?? 'انتخاب کنید'}</b>
              </span>
              <Icon name="caret-down-bold" size="small" />
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}

const originLabels = {
  said: 'مبدأ',
  usual: 'مبدأ، مثل همیشه',
  guessed: 'مبدأ، حدس ما',
} as const satisfies Record<Props['origin'], string>

interface Part {
  readonly field: string
  readonly label: string
  readonly icon: IconName
  /** undefined when it was not said */
  readonly words: string | undefined
}

function partsOf(asked: SearchRequest, places: Props['places'], originLabel: string): readonly Part[] {
  const { trip, legs, back, party } = asked
  const nameOf = (said: (typeof legs)[number]['origin']) =>
    places.find(({ code, nested = false }) => code === said?.code && nested === (said.kind === 'AirportCode'))
      ?.name
  const dayOf = (day: string) => (day === '' ? undefined : weekdayDayMonth(Temporal.PlainDate.from(day)))
  const { origin, destination, date = '' } = legs[0] ?? {}
  const isRound = trip === 'round'
  return [
    { field: 'origin', label: originLabel, icon: 'airplane-takeoff', words: nameOf(origin) },
    { field: 'destination', label: 'مقصد', icon: 'airplane-landing', words: nameOf(destination) },
    { field: 'date', label: isRound ? 'رفت' : 'روز پرواز', icon: 'calendar-blank', words: dayOf(date) },
    ...(isRound
      ? [{ field: 'back', label: 'برگشت', icon: 'calendar-blank', words: dayOf(back) } as const]
      : []),
    { field: 'adults', label: 'مسافران', icon: 'users', words: partyWords(party) },
  ]
}

function open(field: string): void {
  const form = document.querySelector<HTMLFormElement>('form.flight-search')
  if (form) openField(form, field)
}
