import { type VisaChoice, visaEntries, visaSpeeds } from '#visas/choice.ts'
import type { PriceReckoned } from '#visas/price.ts'
import type { VisaFacts } from '#visas/responses.ts'
import { lengthOf, lengthsOfType, typesOf } from '#visas/sold-choice.ts'
import { VisaGuarantee } from '#visas/web/visa-guarantee.tsx'
import { VisaLengthCards } from '#visas/web/visa-length-cards.tsx'
import { VisaQuestion } from '#visas/web/visa-question.tsx'
import { VisaTypeCards } from '#visas/web/visa-type-cards.tsx'
import { entryNames, speedInWords, speedNames } from '#visas/web/visa-words.ts'
import { Segmented } from '#web/ui/fields/segmented.tsx'

interface Props {
  readonly facts: VisaFacts
  readonly choice: VisaChoice
  readonly price: PriceReckoned
  readonly choose: (part: Partial<VisaChoice>) => void
}

export function VisaQuestions({ facts, choice, price, choose }: Props) {
  const { lengths } = facts
  const hasTypes = typesOf(lengths).length > 1
  const number = hasTypes ? 2 : 1
  return (
    <>
      {hasTypes && (
        <VisaTypeCards
          number={1}
          lengths={lengths}
          chosen={choice.type}
          onChange={(type) => choose({ type })}
        />
      )}
      <VisaLengthCards
        number={number}
        lengths={lengthsOfType(lengths, choice.type)}
        chosen={choice.days}
        onChange={(days) => choose({ days })}
      />
      <div className="visa-pair">
        <Entries number={number + 1} facts={facts} choice={choice} choose={choose} />
        <Speeds number={number + 2} facts={facts} choice={choice} choose={choose} />
      </div>
      {price.guaranteePrice > 0 && (
        <VisaGuarantee
          price={price.guaranteePrice}
          isWished={choice.isGuaranteed}
          onChange={(isGuaranteed) => choose({ isGuaranteed })}
        />
      )}
    </>
  )
}

type QuestionProps = Omit<Props, 'price'> & { readonly number: number }

function Entries({ number, facts, choice, choose }: QuestionProps) {
  const sold = lengthOf(facts, choice)?.entries ?? []
  const isOnlySingle = !sold.includes('multiple')
  return (
    <VisaQuestion
      number={number}
      title="دفعات ورود"
      hint={isOnlySingle ? 'این مدت فقط با یک بار ورود صادر می‌شود.' : undefined}
    >
      <Segmented
        label="دفعات ورود"
        name="entry"
        block
        options={visaEntries.map((value) => ({
          value,
          words: entryNames[value],
          disabled: !sold.includes(value),
        }))}
        value={choice.entry}
        onChange={(entry) => choose({ entry })}
      />
    </VisaQuestion>
  )
}

function Speeds({ number, facts, choice, choose }: QuestionProps) {
  const sold = lengthOf(facts, choice)?.speeds ?? []
  const known = facts.takes.filter(({ speed }) => sold.includes(speed))
  return (
    <VisaQuestion
      number={number}
      title="سرعت صدور"
      hint={`${known.length === 1 ? 'فقط ' : ''}${known.map(({ speed }) => speedInWords(speed, known)).join('\u00a0· ')}`}
    >
      <Segmented
        label="سرعت صدور"
        name="speed"
        block
        options={visaSpeeds.map((value) => ({
          value,
          words: speedNames[value],
          disabled: !sold.includes(value),
        }))}
        value={choice.speed}
        onChange={(speed) => choose({ speed })}
      />
    </VisaQuestion>
  )
}
