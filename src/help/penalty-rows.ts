import { persianDigits } from '#money/digits.ts'
import { momentWords } from '#penalties/penalty-ladder.ts'
import { penaltyLadders } from '#penalties/penalty-ladders.ts'

export function penaltyRows(): readonly (readonly [string, string])[] {
  return penaltyLadders
    .filter(({ filedBy, cutOff }) => filedBy === 'any' && cutOff === 'noon-before')
    .flatMap(({ classes, steps }) =>
      steps.map(({ until, percent }): readonly [string, string] => [
        `${until === undefined ? 'پس از آن' : `تا ${momentWords(until)}`}، کلاس ${classes.split('').join(' ')}`,
        `${persianDigits(percent)}٪`,
      ]),
    )
}
