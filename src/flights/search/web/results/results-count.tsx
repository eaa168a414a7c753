import type { Proposal } from '#flights/proposal.ts'
import type { Direction } from '#flights/search/web/calendar/results-week.tsx'
import type { SearchNamed } from '#flights/search/web/form/flight-search-choices.ts'
import { persianDigits } from '#money/digits.ts'

interface Props {
  readonly search: SearchNamed
  readonly direction: Direction
  readonly shown: readonly Pick<Proposal, 'seat'>[]
  readonly isWaiting: boolean
}

/** The count, the route and whose price the cards show; or that everything is sold out. */
export function ResultsCount({ search, direction, shown, isWaiting }: Props) {
  return (
    <p className="results-count" role="status">
      {isWaiting ? (
        'در حال جستجو…'
      ) : (
        <>
          <b>{persianDigits(shown.length)} پرواز</b> برای {routeWords(search, direction)} ·{' '}
          {isSoldOut(shown) ? soldOutWords : priceWords(search, direction)}
        </>
      )}
    </p>
  )
}

const soldOutWords = 'همه تکمیل شده‌اند؛ روز دیگری را ببینید یا «خبرم کن» را بزنید'

function isSoldOut(shown: Props['shown']): boolean {
  return shown.length > 0 && shown.every(({ seat }) => seat === 0)
}

function routeWords({ originName, destinationName, legNames }: SearchNamed, direction: Direction): string {
  if (legNames.length > 0) return `${persianDigits(legNames.length)} مسیر`
  return direction === 'back' ? `${destinationName} به ${originName}` : `${originName} به ${destinationName}`
}

function priceWords({ back, legNames }: SearchNamed, direction: Direction): string {
  if (direction === 'whole' && legNames.length > 0) return 'قیمت نهایی همهٔ مسیرها، هر بزرگسال'
  if (direction === 'whole' && back !== undefined) return 'قیمت نهایی رفت‌وبرگشت هر بزرگسال'
  return 'قیمت نهایی هر بزرگسال'
}
