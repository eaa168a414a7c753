import type { SearchNamed } from '#flights/web/flight-search-choices.ts'
import type { Direction } from '#flights/web/results-week.tsx'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly search: SearchNamed
  readonly direction: Direction
  readonly count: number
  readonly isWaiting: boolean
}

/** How many there are, from where to where, and whose price the cards say. */
export function ResultsCount({ search, direction, count, isWaiting }: Props) {
  return (
    <p className="results-count" role="status">
      {isWaiting ? (
        'در حال جستجو…'
      ) : (
        <>
          <b>{persianDigits(count)} پرواز</b> برای {routeWords(search, direction)} ·{' '}
          {priceWords(search, direction)}
        </>
      )}
    </p>
  )
}

function routeWords({ originName, destinationName, legNames }: SearchNamed, direction: Direction): string {
  if (legNames.length > 0) return `${persianDigits(legNames.length)} مسیر`
  return direction === 'back' ? `${destinationName} به ${originName}` : `${originName} به ${destinationName}`
}

/** The price of a card: of one flight, or of all directions together. */
function priceWords({ back, legNames }: SearchNamed, direction: Direction): string {
  if (direction === 'whole' && legNames.length > 0) return 'قیمت نهایی همهٔ مسیرها، هر بزرگسال'
  if (direction === 'whole' && back !== undefined) return 'قیمت نهایی رفت‌وبرگشت هر بزرگسال'
  return 'قیمت نهایی هر بزرگسال'
}
