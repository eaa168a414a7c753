import type { HelpTable } from '#help/question.ts'
import { persianDigits } from '#money/digits.ts'
import { momentWords } from '#penalties/penalty-ladder.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'

export function penaltyRows(): HelpTable['rows'] {
  return penaltyLadders
    .filter(({ filedBy, cutOff }) => filedBy === 'any' && cutOff === 'noon-before')
    .flatMap(({ classes, steps }) =>
      steps.map(({ until, percent }): HelpTable['rows'][number] => [
        `${until === undefined ? 'پس از آن' : `تا ${momentWords(until)}`}، کلاس ${classes.split('').join(' ')}`,
        `${persianDigits(percent)}٪`,
        percent,
      ]),
    )
}
