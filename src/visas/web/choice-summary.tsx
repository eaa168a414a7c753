import './choice-summary.css'
import type { ReactNode } from 'react'
import type { VisaChoice } from '#visas/choice.ts'
import type { VisaFacts } from '#visas/responses.ts'
import {
  applicantsInWords,
  entryNames,
  lengthInWords,
  speedInWords,
  typeNames,
} from '#visas/web/visa-words.ts'

interface Props {
  readonly choice: VisaChoice
  readonly applicants: number
  readonly takes?: VisaFacts['takes']
  readonly counting?: ReactNode
}

export function ChoiceSummary({ choice, applicants, takes = [], counting }: Props) {
  return (
    <dl className="choice-summary">
      <Line words="نوع">{typeNames[choice.type]}</Line>
      <Line words="مدت">{lengthInWords(choice)}</Line>
      <Line words="ورود">{entryNames[choice.entry]}</Line>
      <Line words="سرعت">{speedInWords(choice.speed, takes)}</Line>
      <Line words="متقاضی">{counting ?? applicantsInWords(applicants)}</Line>
    </dl>
  )
}

function Line({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>{children}</dd>
    </div>
  )
}
