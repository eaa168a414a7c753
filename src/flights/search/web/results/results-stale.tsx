import { useEffect, useState } from 'react'
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

export function ResultsStale({ validUntil, ...rest }: Props) {
  return useSecondsLeft(validUntil) === 0 ? <Stale {...rest} /> : null
}

function Stale({ searchedAt, isSearching, onSearchAgain }: Omit<Props, 'validUntil'>) {
  const minutes = useMinutesSince(searchedAt)
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
      <b>نتایج ممکن است قدیمی باشد، دوباره جستجو کنید.</b> {persianDigits(minutes)} دقیقه از این جستجو گذشته
      است؛ فیلترها و ترتیب می‌مانند.
    </Note>
  )
}

function useMinutesSince(instant: string): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const ticking = setInterval(() => setNow(Date.now()), 30_000)
    return () => clearInterval(ticking)
  }, [])
  return Math.max(0, Math.floor((now - Date.parse(instant)) / 60_000))
}
