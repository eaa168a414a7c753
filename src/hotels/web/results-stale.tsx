import { persianDigits } from '#money/digits.ts'
import { Button } from '#web/ui/fields/button.tsx'
import { Note } from '#web/ui/states/note.tsx'
import { useSecondsLeft } from '#web/ui/states/use-seconds-left.ts'

interface Props {
  readonly searchedAt: string
  readonly validUntil: string
  readonly isSearching: boolean
  readonly onSearchAgain: () => void
}

/** §2: expired results say so and can be renewed. */
export function HotelsStale({ searchedAt, validUntil, isSearching, onSearchAgain }: Props) {
  if (useSecondsLeft(validUntil) !== 0) return null
  const minutes = Math.round((Date.parse(validUntil) - Date.parse(searchedAt)) / 60_000)
  return (
    <Note
      icon="clock-counter-clockwise"
      announced
      action={
        <Button size="small" busy={isSearching && 'در حال جستجو…'} onClick={onSearchAgain}>
          جستجوی دوباره
        </Button>
      }
    >
      <b>نتایج ممکن است قدیمی باشد، دوباره جستجو کنید.</b> بیش از {persianDigits(minutes)} دقیقه از این جستجو
      گذشته است؛ فیلترها و ترتیب می‌مانند.
    </Note>
  )
}
