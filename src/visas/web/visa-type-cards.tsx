import { persianDigits } from '#money/digits.ts'
import type { VisaType } from '#visas/choice.ts'
import type { VisaFacts } from '#visas/responses.ts'
import { lengthsOfType, typesOf } from '#visas/sold-choice.ts'
import { VisaQuestion } from '#visas/web/visa-question.tsx'
import { lengthIn, lengthInWords, typeNames } from '#visas/web/visa-words.ts'
import { Icon } from '#web/ui/icon.tsx'

interface Props {
  readonly number: number
  readonly lengths: VisaFacts['lengths']
  readonly chosen: VisaType
  readonly onChange: (type: VisaType) => void
}

const icons = { tourist: 'island-duotone', transit: 'airplane-in-flight-duotone' } as const

export function VisaTypeCards({ number, lengths, chosen, onChange }: Props) {
  return (
    <VisaQuestion number={number} title="نوع ویزا">
      <div className="visa-types" role="radiogroup" aria-label="نوع ویزا">
        {typesOf(lengths).map((type) => (
          <label key={type}>
            <input
              type="radio"
              className="radio"
              name="type"
              value={type}
              checked={type === chosen}
              onChange={() => onChange(type)}
            />
            <span>
              <b>{typeNames[type]}</b>
              <small>{rangeInWords(lengths, type)}</small>
            </span>
            <Icon name={icons[type]} />
          </label>
        ))}
      </div>
    </VisaQuestion>
  )
}

function rangeInWords(lengths: VisaFacts['lengths'], type: VisaType): string {
  const sold = lengthsOfType(lengths, type)
  const [shortest, longest] = [sold[0], sold.at(-1)]
  if (shortest === undefined || longest === undefined) return ''
  const from = shortest === longest ? '' : `${persianDigits(lengthIn(shortest).count)} تا `
  return `${from}${lengthInWords(longest)} اقامت`
}
