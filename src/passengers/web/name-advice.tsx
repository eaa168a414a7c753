import './name-advice.css'
import type { Advice } from '#passengers/advice.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'

interface Props {
  readonly advices: readonly Advice[]
  readonly onFix: (advice: Advice) => void
}

export function NameAdvices({ advices, onFix }: Props) {
  return advices.map((advice) => (
    <div key={`${advice.property} ${advice.kind}`} className="name-advice">
      <Note
        tone="warn"
        icon="info-duotone"
        announced
        action={
          advice.fix && (
            <Button kind="line" size="small" onClick={() => onFix(advice)}>
              {advice.fix.words}
            </Button>
          )
        }
      >
        {advice.says}
      </Note>
    </div>
  ))
}

interface SuggestionProps {
  readonly latin: string
  readonly of: string
  readonly onTake: () => void
}

export function LatinSuggestion({ latin, of, onTake }: SuggestionProps) {
  return (
    <button type="button" className="latin-suggestion" onClick={onTake}>
      <span className="only-spoken">{of}: </span>
      پیشنهاد:{' '}
      <bdi lang="en" dir="ltr">
        {latin}
      </bdi>
    </button>
  )
}
